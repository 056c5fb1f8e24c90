import pg from 'pg'
import { sql } from 'kysely'
import { type Db, openPostgres } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { readTrust } from '#server/community/trust/read-trust.ts'
import { startPostgresCluster } from '#testing/postgres-cluster.ts'

/*
 * What trust costs in a small and in a large community, on PostgreSQL: for one pair, and for the 50
 * people of somebody's network (budgets with 100,000 people and 1,000,000 ties: p95 at most 50 ms
 * and 150 ms on two cores that do nothing else; the ratio is the same on every machine).
 */

const now = new Date('2026-11-20T18:00:00Z')
const seeds = 10
const rounds = 200
/** On a busy machine fewer answers are enough: a question ends after so long. */
const patienceMs = 60_000
const fewest = 30

/*
 * People know those who came at the same time, and some whom everybody knows: a third of all ties
 * lead to few. One tie in ten is an invitation, five are connections, four are vouches.
 */
const somebody = (people: number) =>
  `case when random() < 0.67 then 1 + (n + 1 + floor(random() * 120))::int % ${people}
    else 1 + floor(${people} * power(random(), 2.5))::int end`

const statements = (people: number) => [
  'select setseed(0.5)',
  `insert into app_user (id, email, email_verified_at, first_name, joined_no, referred_by, referred_by_no, created_at)
    select 'person-' || n, n || '@example.com', '2024-01-01', 'Ana', n, 'person-' || parent, parent, '2024-01-01'
    from (select n, case when n > 1 then 1 + floor(power(random(), 1.5) * (n - 1))::int end as parent
      from generate_series(1, ${people}) n) t`,
  `insert into connection (id, requester_id, addressee_id, status, created_at, decided_at)
    select k || 'c' || n, 'person-' || n, 'person-' || other, 'confirmed', '2026-01-01', '2026-01-01'
    from (select n, k, ${somebody(people)} as other from generate_series(1, ${people}) n, generate_series(1, 5) k) t
    where n <> other on conflict do nothing`,
  `insert into recommendation (id, by_id, user_id, rating, confidence, comment, created_at)
    select k || 'v' || n, 'person-' || n, 'person-' || other, 1 + floor(random() * 10)::int, round(random()::numeric, 2), '',
      '2026-11-01'::timestamptz - random() * interval '900 days'
    from (select n, k, ${somebody(people)} as other from generate_series(1, ${people}) n, generate_series(1, 4) k) t
    where n <> other on conflict do nothing`,
  `insert into trust_seed select 'person-' || 1 + floor(random() * ${people})::int, 'person-1', '2026-01-01'
    from generate_series(1, ${seeds}) on conflict do nothing`,
  'insert into tie select * from ties_said()',
]

/** All at once, a statement for each table, without what the triggers and keys look at in each row. */
async function fill(db: Db, people: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const statement of statements(people)) await sql.raw(statement).execute(tx)
  })
  await sql`vacuum analyze`.execute(db)
}

const at = (times: readonly number[], share: number) => times[Math.floor(times.length * share)] ?? 0

type Asked = { viewer: string; users: string[] }

/** Pairs of people by chance, and people who know at least 50 others, with 50 of them. */
async function questions(db: Db, people: number): Promise<Record<string, Asked[]>> {
  const { rows: pairs } = await sql<{ viewer: string; users: string[] }>`
    select 'person-' || (1 + (n * 7919) % ${sql.lit(people)}) as viewer,
      array['person-' || (1 + (n * 104729) % ${sql.lit(people)})] as users
    from generate_series(1, ${sql.lit(rounds)}) n`.execute(db)
  const { rows: networks } = await sql<Asked>`
    select viewer, (array_agg(other order by md5(other)))[1:50] as users from (
      select requester_id as viewer, addressee_id as other from connection
      union all select addressee_id, requester_id from connection) c
    group by viewer having count(*) >= 50 order by md5(viewer) limit ${sql.lit(Math.ceil(rounds / 2))}`.execute(
    db,
  )
  return { 'one pair': pairs, '50 of a network': networks }
}

async function measure(url: string, people: number): Promise<Map<string, number[]>> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database bench_${people}`)
  await admin.end()
  const address = new URL(url)
  address.pathname = `/bench_${people}`
  let statementsAsked = 0
  const database = await openPostgres(
    address.toString(),
    { statementSeconds: 900 },
    () => void statementsAsked++,
  )
  const times = new Map<string, number[]>()
  try {
    const began = performance.now()
    await migrate(database)
    await fill(database.db, people)
    const { rows } = await sql<{ ties: number }>`
      select (select count(*) from connection) + (select count(*) from recommendation)
        + (select count(*) from app_user where referred_by is not null) as ties`.execute(
      database.db,
    )
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${people} people with ${rows[0]?.ties} ties were made in ${seconds} seconds.`)
    for (const [name, asked] of Object.entries(await questions(database.db, people))) {
      for (const { viewer, users } of asked.slice(0, 10))
        await readTrust(database.db, viewer, users, now)
      statementsAsked = 0
      const each: number[] = []
      let sum = 0
      let answers = 0
      const end = performance.now() + patienceMs
      for (const { viewer, users } of asked) {
        const before = performance.now()
        if (before > end && each.length >= fewest) break
        const { of } = await readTrust(database.db, viewer, users, now)
        each.push(performance.now() - before)
        for (const { value } of of.values()) sum += value
        answers += of.size
      }
      const sorted = each.toSorted((a, b) => a - b)
      times.set(name, sorted)
      console.log(
        `${name}, ${people} people: ${each.length} answers, ${(statementsAsked / each.length).toFixed(1)} statements each, mean trust ${Math.round(sum / answers)}; p50 ${at(sorted, 0.5).toFixed(1)} ms, p95 ${at(sorted, 0.95).toFixed(1)} ms`,
      )
    }
  } finally {
    await database.close()
  }
  return times
}

const [small, large] = [2_000, 100_000]
const cluster = await startPostgresCluster()
try {
  const before = await measure(cluster.url, small)
  const after = await measure(cluster.url, large)
  for (const [name, times] of after) {
    const ratio = at(times, 0.5) / at(before.get(name) ?? [], 0.5)
    console.log(
      `${name}: p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms, worst ${at(times, 1 - 1e-9).toFixed(1)} ms; ${ratio.toFixed(1)} times the small community`,
    )
  }
} finally {
  await cluster.stop()
}
