import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { withRetries } from '#server/platform/retry.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { type Database, openPostgres } from './database.ts'

let url = ''
beforeEach(async () => {
  url = await newPostgresDatabase()
})

async function open(): Promise<Database> {
  const database = await openPostgres(url, { poolSize: 1 })
  onTestFinished(() => database.close())
  return database
}

/** A server that has read a table, and another one whose migration adds a column to it after that. */
async function serverWithOldPlan() {
  const [here, there] = [await open(), await open()]
  await sql`create table kept (id int)`.execute(there.db)
  await sql`insert into kept values (1)`.execute(there.db)
  const read = (db: Database['db'] = here.db) => sql`select * from kept where id = ${1}`.execute(db)
  expect((await read()).rows).toEqual([{ id: 1 }])
  await sql`alter table kept add column note text default 'new'`.execute(there.db)
  return { db: here.db, read }
}

test('a server goes on reading a table that a migration has changed', async () => {
  const { read } = await serverWithOldPlan()
  for (let time = 0; time < 2; time++) expect((await read()).rows).toEqual([{ id: 1, note: 'new' }])
})

test('a transaction that was planned before a migration is begun anew', async () => {
  const { db, read } = await serverWithOldPlan()
  const { rows } = await withRetries(() => db.transaction().execute((tx) => read(tx)))
  expect(rows).toEqual([{ id: 1, note: 'new' }])
})

test('a session keeps no plan of a statement that comes again, so that none grows old', async () => {
  const { db } = await open()
  for (const value of [1, 2, 3]) await sql`select ${value}::int as again`.execute(db)
  const { rows } = await sql`select statement from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([])
})
