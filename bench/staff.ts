import type { LogEvent } from 'kysely'
import pg from 'pg'
import { createSession } from '#server/platform/auth/sessions.ts'
import { openPostgres } from '#server/platform/db/database.ts'
import { fillWithBase } from '#testing/base-database.ts'
import { buildUser } from '#testing/factories.ts'
import { serverOn, testNow } from '#testing/server.ts'
import { useTestKey } from '#testing/test-database.ts'
import { benchPostgres, databaseOf } from './support/databases.ts'
import { percentile } from './support/load.ts'
import { isRead, planCosts, type Statement } from './support/plan-costs.ts'
import { seedFleet } from './support/seed-fleet.ts'

/*
 * What a page of the planner costs: 200 cars over HTTP, for 14 to 92 days, of an area and of the whole company, and
 * those that are free for some dates. `BENCH_CARS` names how many cars there are, of ten rentals each; the limit of
 * a page is a p95 of 50 ms, and no statement may read the whole of a table that grows.
 */

const sizes = (process.env.BENCH_CARS ?? '1500 5000').split(' ').map(Number)
const rounds = Number(process.env.BENCH_ROUNDS ?? 60)
const warmUp = 6
const mostMs = 50

const free = { freeFrom: '2026-12-01T10:00', freeUntil: '2026-12-22T10:00' }
/** Whoever asks for what is free anywhere has every car looked at, as a search of all areas does. */
const ofAll = '60 days, free for three weeks anywhere'
const pages: [string, Record<string, string>][] = [
  ['14 days', { days: '14' }],
  ['60 days', { days: '60' }],
  ['92 days', { days: '92' }],
  ['60 days of an area', { days: '60', area: '1' }],
  ['60 days, the fifth page', { days: '60', skip: '800' }],
  ['60 days, free for three weeks in an area', { days: '60', area: '1', ...free }],
  [ofAll, { days: '60', ...free }],
]

async function measure(url: string, cars: number): Promise<boolean> {
  const statements: Statement[] = []
  const database = await openPostgres(
    url,
    { statementSeconds: 3_600 },
    ({ query }: LogEvent) => void statements.push(query),
  )
  const client = new pg.Client({ connectionString: url })
  // As one that runs: what is kept in memory is kept while somebody listens.
  const signals = await database.signals({ heard: () => {}, missed: () => {} })
  let isGood = true
  try {
    await fillWithBase(database)
    const seeded = await database.db.selectFrom('car').select('id').limit(1).execute()
    if (seeded.length === 0) await seedFleet(database.db, cars, testNow)
    await client.connect()
    const server = await serverOn(database)
    const staff = await buildUser(server, { staff: true })
    const token = await database.db
      .transaction()
      .execute((tx) => createSession(tx, staff.id, testNow))
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    for (const [name, asked] of pages) {
      const query = new URLSearchParams({ objectType: 'staffCalendar', limit: '200', ...asked })
      const times: number[] = []
      let bytes = 0
      for (let round = 0; round < rounds + warmUp; round++) {
        statements.length = 0
        const before = performance.now()
        const response = await fetch(`${origin}/api?${query}`, {
          headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
        })
        bytes = (await response.text()).length
        if (!response.ok) throw new Error(`${name} answered ${response.status}`)
        if (round >= warmUp) times.push(performance.now() - before)
      }
      const reads = statements.filter(isRead)
      const scanned = new Set<string>()
      let read = 0
      for (const one of reads) {
        const costs = await planCosts(client, one)
        read += costs.pages
        for (const table of costs.scans) scanned.add(table)
      }
      const scans = [...scanned]
      const p95 = percentile(times, 0.95)
      isGood &&= p95 <= mostMs && (scans.length === 0 || name === ofAll)
      const cells = [
        cars,
        name,
        reads.length,
        read,
        Math.round(bytes / 1024),
        percentile(times, 0.5).toFixed(1),
        p95.toFixed(1),
        scans.join(' ') || 'none',
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
    await server.app.close()
  } finally {
    await client.end()
    await signals.close()
    await database.close()
  }
  return isGood
}

useTestKey()
const cluster = await benchPostgres()
try {
  console.log(
    '| cars | 200 cars of | statements | pages | kB | p50 ms | p95 ms | growing tables read whole |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  const good: boolean[] = []
  for (const cars of sizes)
    good.push(await measure(await databaseOf(cluster.url, `staff_${cars}`), cars))
  process.exitCode = good.includes(false) ? 1 : 0
} finally {
  await cluster.stop()
}
