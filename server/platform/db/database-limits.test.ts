import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { asProblem } from '#server/platform/api/problem-answer.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { type Database, type DatabaseLimits, openPostgres } from './database.ts'
import { migrate } from './migrate.ts'

let url = ''
beforeEach(async () => {
  url = await newPostgresDatabase()
})

async function open(limits: Partial<DatabaseLimits> = {}): Promise<Database> {
  const database = await openPostgres(url, limits)
  onTestFinished(() => database.close())
  return database
}

/** The code it fails with, and what a caller is answered. */
async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return [(error as { code?: string } | undefined)?.code, asProblem(error)?.status]
}

test('a statement that runs too long is ended', async () => {
  const { db } = await open({ statementSeconds: 1, lockSeconds: 1 })
  expect(await failureOf(sql`select pg_sleep(600)`.execute(db))).toEqual(['57014', 503])
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('a lock that is not given back is not waited for', async () => {
  const [here, there] = [await open(), await open({ lockSeconds: 1 })]
  await sql`create table kept (id int)`.execute(here.db)
  await here.db.transaction().execute(async (tx) => {
    await sql`lock table kept`.execute(tx)
    expect(await failureOf(sql`select from kept`.execute(there.db))).toEqual(['55P03', 503])
  })
})

test('a pool has as many connections as it may, and a caller who gets none is told', async () => {
  const { db } = await open({ poolSize: 1, connectSeconds: 1 })
  await db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    expect(await failureOf(sql`select 1`.execute(db))).toEqual(['ETIMEDOUT', 503])
  })
})

test('a process that stood still sends nobody away before it has read what was answered meanwhile', async () => {
  const { db } = await open({ poolSize: 1, connectSeconds: 2 })
  await sql`select 1`.execute(db)
  const waiting = Array.from({ length: 20 }, () => failureOf(sql`select 1`.execute(db)))
  // The first is on its way, and the others wait for its connection.
  await nextTurn()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000)
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => [undefined, undefined]))
})

test('a migration waits for another one as long as it takes', async () => {
  const [here, there] = [await open(), await open({ statementSeconds: 1, lockSeconds: 1 })]
  const migrated = await here.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7261001)`.execute(tx)
    const waiting = failureOf(migrate(there))
    await sql`select pg_sleep(2)`.execute(tx)
    return { waiting }
  })
  expect(await migrated.waiting).toEqual([undefined, undefined])
})
