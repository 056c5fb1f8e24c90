import type { LogEvent } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Operation } from '#protocol/core/operation.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import { backgroundWork } from '#server/app/wings.ts'
import { type Database, openPostgres } from '#server/platform/db/database.ts'
import { newPostgresDatabase } from '../new-postgres-database.ts'
import { ownersThings } from '../owners-things.ts'
import { fieldsFor } from '../sample-fields.ts'
import { serverOn } from '../server.ts'
import { signWithTestKey } from '../test-database.ts'
import { readWhole } from './read-whole.ts'

/** Who reads the whole of which growing table, and why that may be. The list only shrinks. */
const allowed = new Map([
  ['jobFilters: job', 'counts what is open for each filter: a bench measures it at 100,000'],
  ['jobs: job', 'the same for the number of all'],
  ['work: locations of jobs: job', 'looks at the jobs of the few who share theirs'],
  ['a life: job', 'asks whether there is such work, in one statement with all that may be due'],
  ['a life: rental_order', 'the same of work that by itself finds the running ones by their index'],
  ['trust: app_user', 'comes from the few whom staff named as soon as there are statistics'],
  ['staffMonthCars: car', 'counts the days on which each car of the fleet could be rented'],
  ['staffReadFleetFile: car', 'compares a file of the whole fleet with the whole fleet'],
  ['staffAudit: audit_entry', 'says how many there are in all'],
])

type Asked = { by: string; sql: string; parameters: readonly unknown[] }

/** Every statement of a life, of each operation called once with what is hers, and of the background work. */
async function everyStatement(database: Database, asked: Map<string, Asked>, now: { by: string }) {
  await signWithTestKey(database)
  const server = await serverOn(database)
  const things = await ownersThings(server)
  for (const operation of Object.values(operations) as Operation[]) {
    now.by = operation.name
    const owner = operation.name === 'signOut' ? things.stranger : things.owner
    const caller = server.as((operation.access === 'staff' ? things.staff : owner).token)
    const fields = fieldsFor(operation.name as ObjectType, things) as never
    await (operation.kind === 'query'
      ? caller.read(operation, fields)
      : caller.send(operation, fields))
  }
  for (const work of backgroundWork) {
    now.by = `work: ${work.name}`
    await work.run(server.services)
  }
  return [...asked.values()]
}

test('no statement needs to read the whole of a table that grows', async ({ skip }) => {
  if (process.env.TEST_DATABASE_URL) skip('a server of others gathers statistics at any moment')
  const url = await newPostgresDatabase(process.env.TEST_TEMPLATE)
  const asked = new Map<string, Asked>()
  const now = { by: 'a life' }
  const database = await openPostgres(url, {}, ({ query: { sql, parameters } }: LogEvent) => {
    if (!asked.has(sql)) asked.set(sql, { by: now.by, sql, parameters })
  })
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const statements = await everyStatement(database, asked, now)
    const tablesOf = await readWhole(client)
    const needed = new Set<string>()
    const found: string[] = []
    for (const { by, sql, parameters } of statements)
      for (const table of await tablesOf(sql, parameters)) {
        if (allowed.has(`${by}: ${table}`)) needed.add(`${by}: ${table}`)
        else found.push(`${by}: ${table}: ${sql.trim()}`)
      }
    expect(asked.size).toBeGreaterThan(300)
    expect(found).toEqual([])
    expect([...allowed.keys()].filter((key) => !needed.has(key))).toEqual([])
  } finally {
    await client.end()
    await database.close()
  }
})
