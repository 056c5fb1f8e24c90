import { sql } from 'kysely'
import pg from 'pg'
import { backgroundWork } from '#server/app/wings.ts'
import { type Database, openPostgres } from '#server/platform/db/database.ts'
import { fillWithBase } from '#testing/base-database.ts'
import { startPostgresCluster } from '#testing/postgres-cluster.ts'
import { serverOn } from '#testing/server.ts'
import { seedFleet } from './seed-fleet.ts'

/** The PostgreSQL of BENCH_POSTGRES (a URL), whose databases are kept, or one that ends with the bench. */
export async function benchPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const kept = process.env.BENCH_POSTGRES
  return kept ? { url: kept, stop: async () => {} } : startPostgresCluster()
}

async function asAdmin<Result>(url: string, work: (admin: pg.Client) => Promise<Result>) {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

const named = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.toString()
}

/** The database of that name in a cluster, made when it is not there. */
export async function databaseOf(url: string, name: string): Promise<string> {
  await asAdmin(url, async (admin) => {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await admin.query(`create database ${name}`)
  })
  return named(url, name)
}

/** A new copy of a database that nobody is connected to, in place of the last one of that name. */
export async function copyOf(url: string, template: string, name: string): Promise<string> {
  await asAdmin(url, async (admin) => {
    await admin.query(`drop database if exists ${name}`)
    await admin.query(`create database ${name} template ${template}`)
  })
  return named(url, name)
}

/** The token of the n-th person of the seed, who is signed in. */
export const tokenOf = (n: number): string => `bench-${n}`

const mostRounds = 1_000

/** Does what is due; a piece of work that the seed has too little for fails in every server, at once. */
async function settle(database: Database, now: Date): Promise<void> {
  const server = await serverOn(database)
  server.setNow(now)
  for (const work of backgroundWork) {
    let done = 1
    for (let round = 0; round < mostRounds && done > 0; round++)
      done = await work.run(server.services).catch(() => 0)
  }
  await server.app.close()
  await sql`update notice_mail set done_at = ${now} where done_at is null`.execute(database.db)
  await sql`update outgoing_mail set sent_at = ${now} where sent_at is null`.execute(database.db)
  const later = new Date(now.getTime() + 86_400_000)
  await sql`insert into inspection_check (order_id, next_at)
    select id, ${later} from rental_order where rental_status = 86
    on conflict (order_id) do update set next_at = excluded.next_at`.execute(database.db)
}

/** A database with so many cars, and a session for the owner of each. */
export async function fleetDatabase(url: string, cars: number, now: Date): Promise<string> {
  const address = await databaseOf(url, `signed_in_${cars}`)
  const database = await openPostgres(address, { statementSeconds: 3_600 })
  try {
    await fillWithBase(database)
    const seeded = await database.db.selectFrom('car').select('id').limit(1).execute()
    if (seeded.length === 0) {
      await seedFleet(database.db, cars, now)
      // What was due on the day of the seed would be done by each server that starts, while it is measured.
      await settle(database, now)
      await sql`vacuum analyze`.execute(database.db)
    }
  } finally {
    await database.close()
  }
  await asAdmin(address, (client) =>
    client.query(
      `insert into session (token_hash, user_id, created_at, expires_at, last_used_at)
        select encode(sha256(convert_to('bench-' || n, 'utf8')), 'hex'), 'u' || n, $1, $1::timestamptz + interval '30 days', $1
        from generate_series(1, ${cars}) n on conflict (token_hash) do update set last_used_at = $1, expires_at = excluded.expires_at`,
      [now],
    ),
  )
  return address
}
