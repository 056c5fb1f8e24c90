import type { LogEvent } from 'kysely'
import pg from 'pg'
import { createSession } from '#server/platform/auth/sessions.ts'
import { type Database, openPostgres, sessionOptions } from '#server/platform/db/database.ts'
import { fillWithBase } from '#testing/base-database.ts'
import { buildUser } from '#testing/factories.ts'
import { serverOn, testNow } from '#testing/server.ts'
import { useTestKey } from '#testing/test-database.ts'
import { benchPostgres, databaseOf } from './support/databases.ts'
import { askedOfDesk, type DeskAsk } from './support/desk-asks.ts'
import { measureFile } from './support/desk-file.ts'
import { percentile } from './support/load.ts'
import { isRead, planCosts, type Statement } from './support/plan-costs.ts'
import { seedFleet } from './support/seed-fleet.ts'

/*
 * What the desk costs a company of 1,500 cars with 105,000 periods and 100,000 people: pages of the planner, every
 * list, the search, and a file of all bookings, over HTTP. The limit of a page is a p95 of 50 ms, and no statement may
 * read the whole of a table that grows; a file of 100,000 lines begins within 500 ms and takes less than 80 MB more.
 * `BENCH_CARS` names other fleets, of ten rentals a car.
 */

type Size = { cars: number; rentalsEach?: number; people?: number }

const company: Size = { cars: 1500, rentalsEach: 70, people: 100_000 }
const sizes: Size[] = process.env.BENCH_CARS
  ? process.env.BENCH_CARS.split(' ').map((cars) => ({ cars: Number(cars) }))
  : [company]
const rounds = Number(process.env.BENCH_ROUNDS ?? 60)
const warmUp = 6
const mostMs = 50

type Desk = { origin: string; token: string; client: pg.Client; statements: Statement[] }

/** One page, over and over; whether it keeps within its limits. */
async function measure({ origin, token, client, statements }: Desk, ask: DeskAsk, cars: number) {
  const query = new URLSearchParams({ objectType: ask.operation, ...ask.fields })
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds + warmUp; round++) {
    statements.length = 0
    const before = performance.now()
    const response = await fetch(`${origin}/api?${query}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
    })
    bytes = (await response.text()).length
    if (!response.ok) throw new Error(`${ask.name} answered ${response.status}`)
    if (round >= warmUp) times.push(performance.now() - before)
  }
  const reads = statements.filter(isRead)
  const scanned = new Set<string>()
  let read = 0
  for (const one of reads) {
    const costs = await planCosts(client, one)
    read += costs.pages
    if (process.env.BENCH_SAY && process.env.BENCH_SAY === ask.operation)
      console.log(costs.pages, one.sql)
    for (const table of costs.scans) scanned.add(table)
  }
  const scans = [...scanned].filter((table) => !ask.readsWhole?.includes(table))
  const p95 = percentile(times, 0.95)
  const cells = [
    cars,
    ask.name,
    reads.length,
    read,
    Math.round(bytes / 1024),
    percentile(times, 0.5).toFixed(1),
    p95.toFixed(1),
    [...scanned].join(' ') || 'none',
  ]
  console.log(`| ${cells.join(' | ')} |`)
  return p95 <= mostMs && scans.length === 0
}

async function withDesk<Result>(
  database: Database,
  url: string,
  statements: Statement[],
  work: (desk: Desk) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, options: sessionOptions })
  // As one that runs: what is kept in memory is kept while somebody listens.
  const signals = await database.signals({ heard: () => {}, missed: () => {} })
  try {
    await client.connect()
    const server = await serverOn(database)
    const staff = await buildUser(server, { staff: true })
    const token = await database.db
      .transaction()
      .execute((tx) => createSession(tx, staff.id, testNow))
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    try {
      return await work({ origin, token, client, statements })
    } finally {
      await server.app.close()
    }
  } finally {
    await client.end()
    await signals.close()
  }
}

async function measureCompany(url: string, { cars, ...size }: Size): Promise<boolean> {
  const statements: Statement[] = []
  const database = await openPostgres(
    url,
    { statementSeconds: 3_600 },
    ({ query }: LogEvent) => void statements.push(query),
  )
  try {
    await fillWithBase(database)
    const seeded = await database.db.selectFrom('car').select('id').limit(1).execute()
    if (seeded.length === 0) await seedFleet(database.db, cars, testNow, size)
    return await withDesk(database, url, statements, async (desk) => {
      const good: boolean[] = []
      for (const ask of askedOfDesk) good.push(await measure(desk, ask, cars))
      good.push(await measureFile(desk, 'bookings'))
      return !good.includes(false)
    })
  } finally {
    await database.close()
  }
}

useTestKey()
const cluster = await benchPostgres()
try {
  console.log(
    '| cars | what is asked | statements | pages | kB | p50 ms | p95 ms | growing tables read whole |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  const good: boolean[] = []
  for (const size of sizes)
    good.push(
      await measureCompany(
        await databaseOf(cluster.url, `staff_${Object.values(size).join('_')}`),
        size,
      ),
    )
  process.exitCode = good.includes(false) ? 1 : 0
} finally {
  await cluster.stop()
}
