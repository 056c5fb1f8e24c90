import type { LogEvent } from 'kysely'
import pg from 'pg'
import { createSession } from '#server/platform/auth/sessions.ts'
import { openPostgres } from '#server/platform/db/database.ts'
import { fillWithBase } from '#testing/base-database.ts'
import { buildUser } from '#testing/factories.ts'
import { serverOn, testNow } from '#testing/server.ts'
import { useTestKey } from '#testing/test-database.ts'
import { bareServer } from './support/bare-server.ts'
import { benchPostgres, databaseOf } from './support/databases.ts'
import { isRead, planCosts, type Statement } from './support/plan-costs.ts'
import { seedFleet } from './support/seed-fleet.ts'

/*
 * What a search, home and the lists of the staff cost with 300, 5,000 and 100,000 cars of ten rentals each
 * (`-- fleet --full`: 1,000,000 too). Each answer over HTTP stands beside its own statements, asked one after
 * the other of the same PostgreSQL, and beside a bare server that answers the same bytes, in turns of one run.
 * With BENCH_POSTGRES (a URL) the databases are made there and kept; BENCH_CARS names their sizes,
 * BENCH_ONLY the questions (a pattern), BENCH_ROUNDS how often each is asked.
 */

const rounds = Number(process.env.BENCH_ROUNDS ?? 40)
/** The first rounds plan and compile. */
const warmUp = Math.min(6, rounds)
const sizes = (process.env.BENCH_CARS ?? '300 5000 100000').split(' ').map(Number)
if (process.argv.includes('--full')) sizes.push(1_000_000)
const only = new RegExp(process.env.BENCH_ONLY ?? '')
const mostPages = 2_000

/**
 * Statements that may read more than that, or the whole of a table that grows: by question and, of a
 * scan, table. The list only shrinks; what is not needed any more is named too.
 */
const allowed = new Set([
  'cars of all areas: pages',
  'cars of all areas: car_search',
  'staffToday: pages',
  'relocationCars P777: pages',
  'relocationCars P777: car',
  'relocationCars toyota: pages',
  'staffPayments: pages',
  'staffBookings P777: pages',
  'staffBookings P777: app_user',
  'staffBookings nobody: pages',
  'staffBookings nobody: app_user',
  'staffOverdue: pages',
  'staffHelp all: pages',
  'staffHelp all: help_request',
  'staffPeople Ruiz: pages',
  'staffPeople Ruiz: app_user',
])

const listsOfStaff: Record<string, Record<string, string>[]> = {
  staffToday: [{}],
  staffMaintenance: [{}, { filter: 'overdue' }, { filter: 'soon' }, { filter: 'free' }],
  staffPayments: [{}],
  staffBookings: [
    {},
    { filter: 'pending' },
    { filter: 'running' },
    { find: 'P777' },
    { find: 'nobody' },
  ],
  staffSwaps: [{}],
  staffOverdue: [{}],
  staffDocuments: [{}],
  staffClaims: [{}],
  staffFees: [{}, { filter: 'all' }],
  staffOffers: [{}],
  staffInspections: [{}, { filter: 'all' }, { filter: 'all', order: '7o3' }],
  staffHelp: [{}, { filter: 'all' }, { filter: 'all', order: '7o3' }],
  staffThreads: [{}],
  staffSpecialRequests: [{}],
  staffPeople: [{}, { find: 'Ruiz' }, { find: 'u77@example.com' }],
  staffReviewReports: [{}],
  staffTrustSeeds: [{}],
  staffAudit: [{}, { subject: '7o3' }, { cursor: '500' }],
  relocationGaps: [{}, { area: '2' }],
  relocationCars: [{ q: 'P777' }, { q: 'toyota' }],
}
const staffLists = Object.entries(listsOfStaff).flatMap(([objectType, inputs]) =>
  inputs.map((fields): [string, Record<string, string>, 'staff'] => [
    [objectType, ...Object.values(fields)].join(' '),
    { objectType, ...fields },
    'staff',
  ]),
)

const period = { start: '2026-12-01T10:00', end: '2027-01-09T17:00' }
const questions: [string, Record<string, string>, 'staff'?][] = [
  ['cars of an area', { objectType: 'cars', area: '1', ...period }],
  ['cars by rating', { objectType: 'cars', area: '1', sort: 'rating', ...period }],
  ['cars, the second page', { objectType: 'cars', area: '1', ...period }],
  [
    'cars with filters',
    { objectType: 'cars', area: '1', subtypes: 'suv', features: 'awd', ...period },
  ],
  ['cars with choices', { objectType: 'cars', area: '1', choices: '1', ...period }],
  ['cars of a town', { objectType: 'cars', area: '1', town: 'Oakland', ...period }],
  ['cars of all areas', { objectType: 'cars', ...period }],
  ['one car', { objectType: 'cars', car: 'c7', ...period }],
  ['home', { objectType: 'home' }],
  ...staffLists,
]

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}
const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Asked as the server asks: prepared, one after the other, on one connection. */
function inTurn(client: pg.Client, statements: readonly Statement[], prefix: string) {
  return async () => {
    for (const [index, { sql, parameters }] of statements.entries())
      await client.query({ name: `${prefix}${index}`, text: sql, values: [...parameters] })
  }
}

async function measure(url: string, cars: number, found: Set<string>) {
  const statements: Statement[] = []
  const log = ({ query }: LogEvent) => void statements.push(query)
  const database = await openPostgres(url, { statementSeconds: 3_600 }, log)
  const client = new pg.Client({ connectionString: url })
  const bare = await bareServer()
  try {
    await fillWithBase(database)
    const seeded = await database.db.selectFrom('car').select('id').limit(1).execute()
    if (seeded.length === 0) await seedFleet(database.db, cars, testNow)
    await client.connect()
    const server = await serverOn(database)
    const staffId = (await buildUser(server, { staff: true })).id
    const token = await database.db
      .transaction()
      .execute((tx) => createSession(tx, staffId, testNow))
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
    for (const [name, fields, who] of questions.filter(([asked]) => only.test(asked))) {
      const headers = {
        ...(who && { authorization: `Bearer ${token}` }),
        'accept-encoding': 'identity',
      }
      const get = async (base: string, more: Record<string, string> = {}) => {
        const response = await fetch(`${base}/api?${new URLSearchParams({ ...fields, ...more })}`, {
          headers,
        })
        if (!response.ok) throw new Error(`${name} answered ${response.status}`)
        return response.text()
      }
      const first = JSON.parse(await get(origin)) as { nextCursor?: string }
      const more: Record<string, string> = name.includes('second')
        ? { cursor: first.nextCursor ?? '' }
        : {}
      await get(origin, more)
      statements.length = 0
      bare.answers(await get(origin, more))
      const asked = statements.filter(isRead)
      const raw = inTurn(client, asked, `${name} `)
      const times = { http: [] as number[], raw: [] as number[], bare: [] as number[] }
      for (let round = 0; round < rounds + warmUp; round++) {
        const one = {
          http: await timed(() => get(origin, more)),
          raw: await timed(raw),
          bare: await timed(() => get(bare.url)),
        }
        if (round >= warmUp)
          for (const key of ['http', 'raw', 'bare'] as const) times[key].push(one[key])
      }
      let pages = 0
      for (const statement of asked) {
        const costs = await planCosts(client, statement)
        pages += costs.pages
        const over = costs.pages > mostPages ? ['pages'] : []
        // A table of a page or two is read as a whole whatever indexes it has.
        for (const what of cars < 100_000 ? [] : [...over, ...costs.scans]) {
          found.add(`${name}: ${what}`)
          if (!allowed.has(`${name}: ${what}`))
            console.log(`${name} (${what}, ${costs.pages} pages): ${statement.sql.trim()}\n`)
        }
      }
      const [http, sqlTime, nothing] = [times.http, times.raw, times.bare].map(median) as [
        number,
        number,
        number,
      ]
      const cells = [
        cars,
        name,
        asked.length,
        pages,
        sqlTime.toFixed(1),
        nothing.toFixed(1),
        http.toFixed(1),
      ]
      console.log(`| ${[...cells, (http / (sqlTime + nothing)).toFixed(2)].join(' | ')} |`)
    }
    await server.app.close()
  } finally {
    await bare.close()
    await client.end()
    await database.close()
  }
}

useTestKey()
const cluster = await benchPostgres()
try {
  const found = new Set<string>()
  console.log(
    '| cars | question | statements | pages | raw SQL ms | bare ms | HTTP ms | HTTP / (raw + bare) |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const cars of sizes)
    await measure(await databaseOf(cluster.url, `fleet_${cars}`), cars, found)
  if (sizes.includes(100_000)) {
    const fresh = [...found].filter((name) => !allowed.has(name))
    const over = [...allowed].filter((name) => only.test(name) && !found.has(name))
    if (over.length > 0) console.log(`Take from the list of the allowed: ${over.join(', ')}`)
    if (fresh.length > 0) console.log(`Not allowed: ${fresh.join(', ')}`)
    process.exitCode = fresh.length + over.length > 0 ? 1 : 0
  }
} finally {
  await cluster.stop()
}
