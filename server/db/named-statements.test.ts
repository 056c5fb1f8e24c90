import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { type Database, openPostgres } from './database.ts'
import { NamedStatements } from './named-statements.ts'

let database: Database
beforeAll(async () => {
  database = await openPostgres(await newPostgresDatabase(), { poolSize: 1 })
})
afterAll(() => database.close())

async function prepared(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements`.execute(database.db)
  return rows.map(({ statement }) => statement)
}

it('a session parses a statement that comes again only once', async () => {
  for (const value of [1, 2, 3]) await sql`select ${value}::int as again`.execute(database.db)
  expect(await prepared()).toEqual(['select $1::int as again'])
})

it('a statement goes on answering after one that failed', async () => {
  const ratio = (by: number) => sql<{ r: number }>`select 6 / ${by}::int as r`.execute(database.db)
  await expect(ratio(0)).rejects.toMatchObject({ code: '22012' })
  expect((await ratio(2)).rows).toEqual([{ r: 3 }])
})

it('a conflict with some rows only is found as often as it comes', async () => {
  await sql`create table guest (email text, is_guest boolean)`.execute(database.db)
  await sql`create unique index one_guest on guest (email) where is_guest`.execute(database.db)
  for (let time = 0; time < 10; time++)
    await sql`
      insert into guest values (${'ana@example.com'}, true)
      on conflict ("email") where "is_guest" = ${true} do nothing`.execute(database.db)
  const { rows } = await sql`select email from guest`.execute(database.db)
  expect(rows).toHaveLength(1)
})

it('long statements and those after the first 600 have no name', () => {
  const statements = new NamedStatements()
  expect(statements.nameOf(`select ${'$1,'.repeat(2_000)}`)).toBeUndefined()
  const names = Array.from({ length: 700 }, (_, index) => statements.nameOf(`select ${index}`))
  expect(new Set(names.slice(0, 600)).size).toBe(600)
  expect(names.slice(600).every((name) => name === undefined)).toBe(true)
  expect(statements.nameOf('select 0')).toBe(names[0])
})

it('several at once have a name too, until their texts are four million characters', () => {
  const statements = new NamedStatements()
  const together = (index: number, length: number) =>
    `/* together */ select ${index}, '${'x'.repeat(length)}'`
  expect(statements.nameOf(together(0, 60_000))).toBeUndefined()
  const names = Array.from({ length: 100 }, (_, index) =>
    statements.nameOf(together(index, 50_000)),
  )
  expect(names.filter((name) => name !== undefined)).toHaveLength(79)
  expect(statements.nameOf(together(1, 50_000))).toBe(names[1])
  // What is small finds its place all the same.
  expect(statements.nameOf('select $1')).toBeDefined()
})
