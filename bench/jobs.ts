import pg from 'pg'
import { sql } from 'kysely'
import type { Context, SignedIn } from '#server/platform/api/context.ts'
import { type Db, openPostgres } from '#server/platform/db/database.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import { fillWithBase } from '#testing/base-database.ts'
import { jobsAlong } from '#server/jobs/job-search/along.ts'
import { jobFilters } from '#server/jobs/job-search/job-filters.ts'
import { jobs } from '#server/jobs/job-search/list-jobs.ts'
import { manyJobs, manyWays, matchesByHand, measured } from '#testing/jobs/many-jobs.ts'
import { startPostgresCluster } from '#testing/postgres-cluster.ts'

/*
 * What it costs to find the jobs along a route, and a page of the list, with few and many open jobs
 * on PostgreSQL; beside it what measuring every job costs, whose answer must be the same (budget:
 * p95 of matching at most 50 ms at 100,000 open jobs on two cores that do nothing else).
 */

const now = new Date('2026-11-20T18:00:00Z')
const ways = manyWays(200, 7)
/** Measuring every job takes long: of a large number only so many routes are compared. */
const mostCompared = 2_000_000
const viewer = { id: 'viewer', staff: false }

const at = (times: readonly number[], share: number) => times[Math.floor(times.length * share)] ?? 0
const said = (times: readonly number[]) =>
  `p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`

async function timed<Result>(work: () => Promise<Result> | Result): Promise<[Result, number]> {
  const before = performance.now()
  const result = await work()
  return [result, performance.now() - before]
}

/** Reads have no step before them. */
const plain = (handler: unknown) =>
  handler as (context: Context<SignedIn>, input: object) => Promise<unknown>

async function fill(db: Db, count: number) {
  for (const id of ['viewer', 'owner'])
    await db
      .insertInto('app_user')
      .values({
        id,
        email: `${id}@example.com`,
        email_verified_at: now,
        first_name: id,
        created_at: now,
      })
      .execute()
  const rows = await db.selectFrom('area').select(['id', 'slug']).execute()
  const areas = new Map(rows.map(({ id, slug }) => [slug, id]))
  const made = manyJobs(count, { seed: 20, owner: 'owner', now, areas })
  await insertRows(db, 'job', made)
  await sql`vacuum analyze`.execute(db)
  return made.map(measured)
}

async function measure(url: string, count: number) {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database bench_${count}`)
  await admin.end()
  const address = new URL(url)
  address.pathname = `/bench_${count}`
  const database = await openPostgres(address.toString(), { statementSeconds: 900 })
  try {
    await fillWithBase(database)
    const made = await fill(database.db, count)
    const { db } = database
    const along: number[] = []
    const byHand: number[] = []
    let matches = 0
    for (const way of ways.slice(0, 10)) await jobsAlong(db, viewer, way, now)
    for (const [index, way] of ways.entries()) {
      const [found, took] = await timed(() => jobsAlong(db, viewer, way, now))
      along.push(took)
      matches += found.length
      if (index * count >= mostCompared) continue
      const [expected, hand] = await timed(() => matchesByHand(made, way, now))
      byHand.push(hand)
      const answer = found.map(({ id, detour }) => [id, detour])
      if (JSON.stringify(answer) !== JSON.stringify(expected))
        throw new Error(`With ${count} jobs the answers for route ${index} differ`)
    }
    const user = { ...viewer, email: '', sessionId: 0, passkeyId: null, needsPasskey: false }
    const context = { db, user, now, lang: 'en' } as Context<SignedIn>
    const list: number[] = []
    const filters: number[] = []
    const page = { jobOwnerId: undefined, stops: [], bounds: [] }
    for (const sort of ['soonest', 'newest', 'pay'] as const)
      for (let round = 0; round < 20; round++) {
        const asked = { ...page, sort, ...(round % 2 ? { area: made[round]?.area_id } : {}) }
        list.push((await timed(() => plain(jobs)(context, asked)))[1])
        if (sort === 'soonest')
          filters.push((await timed(() => plain(jobFilters)(context, page)))[1])
      }
    const sorted = [along, byHand, list, filters].map((times) => times.toSorted((a, b) => a - b))
    const [alongTimes = [], handTimes = [], listTimes = [], filterTimes = []] = sorted
    console.log(
      `${count} open jobs, ${ways.length} routes, ${(matches / ways.length).toFixed(0)} matches each:
  along a route   ${said(alongTimes)}; worst ${at(alongTimes, 1 - 1e-9).toFixed(1)} ms
  measuring all   ${said(handTimes)}, the same answers for ${byHand.length} routes
  list, a page    ${said(listTimes)}
  its filters     ${said(filterTimes)}`,
    )
    return { along: alongTimes, list: listTimes, filters: filterTimes }
  } finally {
    await database.close()
  }
}

const cluster = await startPostgresCluster()
try {
  const counts = [1_000, 10_000, 100_000]
  const results = []
  for (const count of counts) results.push(await measure(cluster.url, count))
  const [first, , last] = results
  for (const name of ['along', 'list', 'filters'] as const)
    console.log(
      `${name}: with 100 times the jobs p50 takes ${(at(last?.[name] ?? [], 0.5) / at(first?.[name] ?? [], 0.5)).toFixed(1)} times as long.`,
    )
} finally {
  await cluster.stop()
}
