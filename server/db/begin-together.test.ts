import { sql } from 'kysely'
import pg, { type PoolClient } from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { testDatabase } from '#testing/test-database.ts'
import type { Database } from './database.ts'
import { LostConnections } from './database-away.ts'
import { NamedStatements, withNames } from './named-statements.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await sql`create table begun (id int primary key)`.execute(database.db)
})

const ids = async () => {
  const { rows } = await sql<{ id: number }>`select id from begun order by id`.execute(database.db)
  return rows.map(({ id }) => id)
}
const put = (id: number) => sql`insert into begun values (${id}::int)`

test('a transaction whose first statement fails leaves nothing, and its connection goes on', async () => {
  await put(1).execute(database.db)
  const twice = database.db.transaction().execute(async (tx) => {
    await put(1).execute(tx)
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  await expect(
    database.db.transaction().execute(async (tx) => {
      await put(2).execute(tx)
      throw new Error('not meant')
    }),
  ).rejects.toThrow('not meant')
  expect(await ids()).toEqual([1])
  await database.db.transaction().execute(async (tx) => {
    await put(3).execute(tx)
    await put(4).execute(tx)
  })
  expect(await ids()).toEqual([1, 3, 4])
})

test('a transaction that asks nothing is over all the same, and so is one that failed before', async () => {
  await database.db.transaction().execute(async () => {})
  const failed = database.db.transaction().execute(() => Promise.reject(new Error('refused')))
  await expect(failed).rejects.toThrow('refused')
  // What comes next on the same connection is in no transaction of theirs.
  const { rows } = await sql<{ alone: boolean }>`
    select now() = statement_timestamp() as alone`.execute(database.db)
  expect(rows).toEqual([{ alone: true }])
})

test('a transaction has the isolation that it was asked for', async () => {
  await database.db
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (tx) => {
      const { rows } = await sql`show transaction_isolation`.execute(tx)
      expect(rows).toEqual([{ transaction_isolation: 'serializable' }])
    })
})

test('BEGIN does not wait for an answer of its own', async () => {
  const client = new pg.Client({
    connectionString: await newPostgresDatabase(),
    pipeline: true,
  })
  await client.connect()
  onTestFinished(() => client.end())
  const seen: string[] = []
  client.connection.on('readyForQuery', () => seen.push('answered'))
  const asked = withNames(
    client as unknown as PoolClient,
    new NamedStatements(),
    new LostConnections(),
  )
  const { stream } = client.connection
  const write = stream.write.bind(stream)
  stream.write = ((...piece: Parameters<typeof write>) => {
    if (seen.at(-1) !== 'asked') seen.push('asked')
    return write(...piece)
  }) as typeof stream.write
  await asked.query('begin', [])
  expect(seen).toEqual([])
  await asked.query('select $1::int as one', [1])
  await asked.query('commit', [])
  expect(seen).toEqual(['asked', 'answered', 'answered', 'asked', 'answered'])
})
