import { writeFileSync } from 'node:fs'
import { openPostgres } from '#server/platform/db/database.ts'
import { startServer } from '#testing/built-server.ts'
import { useTestKey } from '#testing/test-database.ts'
import { benchPostgres, copyOf, fleetDatabase } from './support/databases.ts'
import type { Doing } from './support/fifty/errands.ts'
import { Person } from './support/fifty/person.ts'
import { everyOperation } from './support/fifty/rare-calls.ts'
import { seedLives, staffNumbers } from './support/fifty/seed-lives.ts'
import { serverTimes } from './support/fifty/server-times.ts'
import { Tally } from './support/fifty/tally.ts'
import { admins, desk, drawn, lookers, renters, type Usual } from './support/fifty/usual-calls.ts'

/*
 * Fifty people in a month's mix of calls, each pausing 1 to 5 s between two: 5,000 cars with 50,000 rentals
 * on PostgreSQL (BENCH_POSTGRES, where the fleet is kept, or one of its own) and the built server. A fifth of the calls go
 * through all operations in turn. Times are those that the server writes into its log (whole milliseconds,
 * from the head of a request to the end of its answer); those at the client, on the same cores, stand beside them.
 * BENCH_LOG=FILE keeps that log. p95 at most 50 ms, with files 1 s; no errors; 300 MB. `-- fifty-people --seconds 120` is shorter than the 15 minutes.
 */

const cars = 5_000
const mostMegabytes = 300
const warmSeconds = 20
const shareOfAll = 5
const atFlag = process.argv.indexOf('--seconds')
const seconds = atFlag < 0 ? 900 : Number(process.argv[atFlag + 1])

const now = new Date()
useTestKey()
const below = (many: number) => Math.floor(Math.random() * many)
const cluster = await benchPostgres()
const template = new URL(await fleetDatabase(cluster.url, cars, now)).pathname.slice(1)
const url = await copyOf(cluster.url, template, 'fifty_people')
const database = await openPostgres(url, { statementSeconds: 3_600 })
await seedLives(database.db, cars, now)

const server = await startServer(
  { DATABASE_URL: url, SEED_DEMO: '0', TEST_CLOCK: '0', DEV_PAGES: '0', LOG_LEVEL: 'info' },
  { flags: [] },
)
const tally = new Tally()
const time = { isOver: false }
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Whoever is in the middle of something when the time is over leaves it at that. */
class Over extends Error {}
const pause = async () => {
  await sleep(1_000 + below(4_000))
  if (time.isOver) throw new Over()
}

const roles: { many: number; usual: readonly Usual[]; as: 'staff' | 'renter' }[] = [
  { many: 18, usual: lookers, as: 'renter' },
  { many: 16, usual: renters, as: 'renter' },
  { many: 12, usual: desk, as: 'staff' },
  { many: 4, usual: admins, as: 'staff' },
]
/** What most people do is not asked once more by turns. */
const oneOfAll = everyOperation(database, new Set(['cars', 'home', 'dashboard', 'staffToday']))

let turns = 0

async function live(place: number, { usual, as }: (typeof roles)[number]) {
  const person = new Person(server.url, place, tally)
  const staff = staffNumbers(cars)
  while (!time.isOver) {
    // Whoever rents is somebody else each time: a third of the people have a car.
    const n = as === 'staff' ? (staff[place % staff.length] ?? cars) : 3 * (1 + (turns++ % 400))
    const doing: Doing = { person, n, now, pause, below }
    const act =
      below(shareOfAll) === 0 ? () => oneOfAll(doing, as) : () => drawn(usual, below)(doing)
    await pause()
      .then(act)
      .catch((error: unknown) => {
        if (!(error instanceof Over)) throw error
      })
  }
  person.close()
}

async function megabytes(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1_048_576)
}

let place = 0
const lives = roles.flatMap((role) => Array.from({ length: role.many }, () => live(place++, role)))
await sleep(warmSeconds * 1_000)
const logBefore = server.log().length
tally.begin()
let most = 0
for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
  most = Math.max(most, await megabytes())
  await sleep(Math.min(5_000, Math.max(100, end - performance.now())))
}
time.isOver = true
await Promise.all(lives)
most = Math.max(most, await megabytes())
const log = server.log().slice(logBefore)
if (process.env.BENCH_LOG) writeFileSync(process.env.BENCH_LOG, log)
await server.stop()
await database.close()
await cluster.stop()

tally.addServerTimes(serverTimes(log))
const over = tally.print()
console.log(`\nThe server: ${most} MB (RSS, as it says itself in /metrics) at most.`)
if (most > mostMegabytes) over.push(`${most} MB instead of ${mostMegabytes}`)
const failed = log.split('\n').filter((line) => line.includes('unexpected error'))
for (const line of failed.slice(0, 5)) console.log(line.slice(0, 1_500))
console.log(`\n${tally.names.length} kinds of calls. Never with success:`)
for (const line of tally.onlyRefused()) console.log(`  ${line}`)
console.log(
  over.length > 0 ? `\nOver:\n${over.map((line) => `  ${line}`).join('\n')}` : '\nNothing is over.',
)
process.exit(over.length > 0 ? 1 : 0)
