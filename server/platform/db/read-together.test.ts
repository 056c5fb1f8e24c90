import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { type Database, type Db, openPostgres, type Tx } from './database.ts'
import { readTogether } from './read-together.ts'

let database: Database
beforeAll(async () => {
  const url = await newPostgresDatabase()
  database = await openPostgres(url)
  await sql`create table note (said text primary key)`.execute(database.db)
  return () => database.close()
})

beforeEach(() => sql`truncate note`.execute(database.db))

const notes = async (db: Db | Tx) => {
  const { rows } = await sql<{ said: string }>`select said from note order by said`.execute(db)
  return rows.map(({ said }) => said)
}
const write = (db: Db | Tx, said: string) =>
  sql`insert into note values (${said}::text)`.execute(db)
const divide = (db: Db | Tx, by: number) => sql`select 1 / ${by}::int as n`.execute(db)

test('what is read together is of one moment, whatever is committed in between', async () => {
  const { db } = database
  const [before, after] = await readTogether(db, (one) => [
    notes(one),
    notes(one)
      .then(() => write(db, 'meanwhile'))
      .then(() => notes(one)),
  ])
  expect([before, after]).toEqual([[], []])
  expect(await notes(db)).toEqual(['meanwhile'])
})

test('inside a transaction it reads what that has written', async () => {
  await database.db.transaction().execute(async (tx) => {
    await write(tx, 'inside')
    const [first, second] = await readTogether(tx, (one) => [notes(one), notes(one)])
    expect([first, second]).toEqual([await notes(tx), await notes(tx)])
    expect(first).toContain('inside')
  })
})

test('it changes nothing', async () => {
  const change = readTogether(database.db, (one) => [write(one, 'never')])
  await expect(change).rejects.toMatchObject({ code: '25006' })
})

test('one that fails fails them all with its own error, after the others are over', async () => {
  const single = await openPostgres(await newPostgresDatabase(), { poolSize: 1 })
  onTestFinished(() => single.close())
  let isOver = false
  const late = async (one: Tx) => {
    await divide(one, 1)
    await divide(one, 1).finally(() => {
      isOver = true
    })
  }
  const failing = readTogether(single.db, (one) => [late(one), divide(one, 0), late(one)])
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(isOver).toBe(true)
  // The connection is nobody's: what comes next is in a transaction of its own, and is answered.
  expect((await divide(single.db, 1)).rows).toEqual([{ n: 1 }])
})
