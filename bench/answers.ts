import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { postgresFor } from '#server/platform/db/cluster/local-postgres.ts'
import { type Database, openPostgres } from '#server/platform/db/database.ts'
import { loadDemo } from '#server/app/demo/load-demo.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { buildUser } from '#testing/factories.ts'
import { serverOn, testNow } from '#testing/server.ts'
import { prepared, useTestKey } from '#testing/test-database.ts'

/*
 * What is answered before and after a change, field by field. `answers FOLDER` asks the demo in FOLDER
 * (made when it is not there, with what it answers); asked again, by other code, it must answer the same:
 * each difference is named. The demo itself stays as it was made.
 */

const day = (days: number) =>
  new Date(testNow.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const periods = [
  {},
  ...[1, 7, 30, 45].map((days) => ({ start: `${day(4)}T10:00`, end: `${day(4 + days)}T17:00` })),
]
const filters = [
  {},
  { types: ['van'] },
  { subtypes: ['suv', 'sedan'] },
  { features: ['bluetooth'] },
  { features: ['bluetooth', 'awd'], pm: 'fewer' },
  { features: ['nobody has it'] },
  { bounds: ['37', '-123', '38', '-122'], pm: 'more' },
]
const searches = [undefined, '1', '4'].flatMap((area) =>
  periods.flatMap((period) =>
    filters.flatMap((filter) =>
      (['price', 'rating', 'newest', 'distance'] as const).map((sort) => ({
        ...(area && { area }),
        ...period,
        ...filter,
        sort,
      })),
    ),
  ),
)
const lists: [Operation, object][] = [
  [operations.staffToday, {}],
  [operations.staffMaintenance, {}],
  ...['all', 'soon', 'free', 'overdue', 'booked'].map((filter): [Operation, object] => [
    operations.staffMaintenance,
    { filter, limit: 500 },
  ]),
  [operations.staffPayments, {}],
  [operations.staffPayments, { limit: 3 }],
  [operations.relocationGaps, {}],
  [operations.home, {}],
  ...['all', 'pending', 'running'].map((filter): [Operation, object] => [
    operations.staffBookings,
    { filter },
  ]),
  [operations.staffSwaps, {}],
  [operations.staffOverdue, {}],
  [operations.staffDocuments, {}],
  [operations.staffClaims, {}],
  [operations.staffFees, { filter: 'all' }],
  [operations.staffOffers, {}],
  [operations.staffInspections, { filter: 'all' }],
  [operations.staffHelp, { filter: 'all' }],
  [operations.staffThreads, {}],
  [operations.staffSpecialRequests, {}],
  [operations.staffPeople, {}],
  [operations.staffReviewReports, {}],
  [operations.staffTrustSeeds, {}],
  [operations.staffAudit, {}],
]

/** The database that lies in a folder, which is made when it is not there. */
async function openIn(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const postgres = await postgresFor('tool', { databaseUrl: undefined, dataDir: folder }, () => {})
  const database = await openPostgres(postgres.url)
  const close = async () => {
    await database.close()
    await postgres.close()
  }
  return { ...database, close }
}

async function answersOf(folder: string): Promise<Record<string, unknown>> {
  const database = await openIn(folder)
  const answers: Record<string, unknown> = {}
  try {
    await migrate(database)
    const server = await serverOn(database)
    // Nothing of the one who asks waits in a list.
    const driver = { license_verification: 'missing', insurance_verification: 'missing' }
    const staff = server.as((await buildUser(server, { staff: true, driver })).token)
    for (const input of searches) {
      let cursor: string | undefined
      const ids: string[] = []
      const name = JSON.stringify(input)
      do {
        const { body } = await server.as().read(operations.cars, { ...input, limit: '24', cursor })
        // The first page with all its fields; of the others the cars, in their order.
        if (cursor === undefined) answers[name] = { ...body, nextCursor: Boolean(body.nextCursor) }
        else ids.push(...(body.cars ?? []).map((car) => `${car.id} ${car.availabilityDateTime}`))
        cursor = body.nextCursor
      } while (cursor !== undefined)
      answers[`${name}, the rest`] = ids
    }
    for (const { id } of await database.db.selectFrom('car').select('id').orderBy('id').execute())
      answers[`car ${id}`] = (
        await server.as().read(operations.cars, { car: id, ...periods[3] })
      ).body
    for (const [operation, input] of lists)
      answers[`${operation.name} ${JSON.stringify(input)}`] = (
        await staff.read(operation, input)
      ).body
  } finally {
    await database.close()
  }
  return JSON.parse(JSON.stringify(answers)) as Record<string, unknown>
}

const folder = process.argv[2] ?? join(tmpdir(), 'tramo-answers')
const [demo, file] = [join(folder, 'demo'), join(folder, 'answers.json')]
useTestKey()
if (!existsSync(demo)) {
  const database = await openIn(demo)
  await prepared(database)
  const server = await serverOn(database)
  await loadDemo(database, testNow, server.services)
  await server.work()
  await database.close()
}
const copy = join(mkdtempSync(join(tmpdir(), 'tramo-answers-')), 'demo')
cpSync(demo, copy, { recursive: true })
const answers = await answersOf(copy)
rmSync(copy, { recursive: true, force: true })
if (existsSync(file)) {
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const names = new Set([...Object.keys(before), ...Object.keys(answers)])
  const differ = [...names].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(answers[name]),
  )
  for (const name of differ.slice(0, 20))
    console.log(
      `${name}\n  before ${JSON.stringify(before[name])}\n  now    ${JSON.stringify(answers[name])}`,
    )
  console.log(`${names.size} answers, ${differ.length} differ.`)
  process.exitCode = differ.length > 0 ? 1 : 0
} else {
  writeFileSync(file, JSON.stringify(answers))
  console.log(`${Object.keys(answers).length} answers are kept in ${file}.`)
}
