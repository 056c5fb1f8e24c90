import type { LogEvent } from 'kysely'
import pg from 'pg'
import { backgroundWork } from '#server/app/wings.ts'
import { piecesDue } from '#server/platform/work/due.ts'
import { openPostgres } from '#server/platform/db/database.ts'
import { fillWithBase } from '#testing/base-database.ts'
import { serverOn, testNow } from '#testing/server.ts'
import { useTestKey } from '#testing/test-database.ts'
import { benchPostgres, databaseOf } from './support/databases.ts'
import { planCosts, type Statement } from './support/plan-costs.ts'
import { seedFleet } from './support/seed-fleet.ts'

/*
 * What the question costs that background work is asked before it runs, with BENCH_CARS cars of ten
 * rentals each (100,000 unless it says otherwise): each piece alone, and all of them together. With
 * BENCH_POSTGRES (a URL) the database of the bench of fleets is used, or made and kept there.
 */

const rounds = 15
const cars = Number(process.env.BENCH_CARS ?? 100_000)

useTestKey()
const cluster = await benchPostgres()
const url = await databaseOf(cluster.url, `fleet_${cars}`)
const statements: Statement[] = []
const log = ({ query }: LogEvent) => void statements.push(query)
const database = await openPostgres(url, { statementSeconds: 3_600 }, log)
const client = new pg.Client({ connectionString: url })
try {
  await fillWithBase(database)
  const seeded = await database.db.selectFrom('car').select('id').limit(1).execute()
  if (seeded.length === 0) await seedFleet(database.db, cars, testNow)
  await client.connect()
  const { services } = await serverOn(database)
  console.log(`${cars} cars\n\n| asked | due | pages | ms | reads as a whole |`)
  console.log('| --- | --- | --- | --- | --- |')
  const asked = backgroundWork.filter(({ due }) => due)
  for (const [name, turn] of [
    ...asked.map((piece) => [piece.name, new Set([piece])] as const),
    ['all', new Set(asked)] as const,
  ]) {
    const times: number[] = []
    let due = 0
    statements.length = 0
    for (let round = 0; round < rounds; round++) {
      const before = performance.now()
      due = (await piecesDue(services, asked, turn)).length
      times.push(performance.now() - before)
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
    const [statement] = statements
    if (!statement) throw new Error('nothing was asked')
    const { pages, scans } = await planCosts(client, statement)
    console.log(`| ${[name, due, pages, median.toFixed(1), scans.join(', ')].join(' | ')} |`)
  }
} finally {
  await client.end()
  await database.close()
  await cluster.stop()
}
