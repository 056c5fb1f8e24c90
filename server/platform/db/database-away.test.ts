import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { asProblem } from '#server/platform/api/problem-answer.ts'
import { conflict, texts } from '#server/platform/api/problem.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { type Database, type DatabaseLimits, openPostgres, type Tx } from './database.ts'

let url = ''
beforeEach(async () => {
  url = await newPostgresDatabase()
})

async function open(address = url, limits: Partial<DatabaseLimits> = {}): Promise<Database> {
  const database = await openPostgres(address, limits)
  onTestFinished(() => database.close())
  return database
}

/** Ends the sessions of the test's database as an administrator or a shutdown does. */
async function endSessions(): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL })
  await admin.connect()
  await admin.query(
    'select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1',
    [new URL(url).pathname.slice(1)],
  )
  await admin.end()
}

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => asProblem(error)?.status,
  )

/** What a transaction is answered whose connection ends before it goes on with `next`. */
async function cutOff(db: Database['db'], next: (tx: Tx) => Promise<unknown>) {
  return statusOf(
    db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await endSessions()
      await next(tx)
    }),
  )
}

const works = async ({ db }: Database) =>
  (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one === 1

test('a connection that ends while somebody has it ends no process: the caller is told to try again', async () => {
  const database = await open()
  expect(await cutOff(database.db, (tx) => sql`select 1`.execute(tx))).toBe(503)
  expect(await works(database)).toBe(true)
})

test('whether a COMMIT was carried out is not known: that is a 503, too', async () => {
  const database = await open()
  expect(await cutOff(database.db, async () => {})).toBe(503)
  expect(await works(database)).toBe(true)
})

test('a refusal is kept for another time when its connection has ended', async () => {
  const database = await open()
  const refuse = async () => {
    throw conflict(texts.notFound)
  }
  expect(await cutOff(database.db, refuse)).toBe(503)
})

test('a statement under way when its session is ended is a 503', async () => {
  const database = await open()
  const asked = statusOf(sql`select pg_sleep(600)`.execute(database.db))
  const together = statusOf(
    database.db.transaction().execute((tx) => sql`select pg_sleep(600)`.execute(tx)),
  )
  const sleeping = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`
  const other = await open()
  while ((await sleeping.execute(other.db)).rows[0]?.n !== 2);
  await endSessions()
  expect(await Promise.all([asked, together])).toEqual([503, 503])
  expect(await works(database)).toBe(true)
})

test('an idle connection that ends is replaced before anybody notices', async () => {
  const database = await open()
  await works(database)
  await endSessions()
  // The goodbye has to be read; who asks before that is told to try again.
  while ((await statusOf(works(database))) === 503);
  expect(await works(database)).toBe(true)
})

/** Takes connections and says nothing. */
async function silentServer(): Promise<string> {
  const server: Server = createServer((socket) => socket.on('error', () => {})).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return `postgresql://nobody@127.0.0.1:${port}/none`
}

test('who comes after somebody who got no connection does not wait for as long again', async () => {
  const [known, unknown] = [
    await open(await silentServer(), { connectSeconds: 4 }),
    await open(await silentServer(), { connectSeconds: 4 }),
  ]
  expect(await statusOf(works(known))).toBe(503)
  const order: string[] = []
  await Promise.all([
    statusOf(works(unknown)).then(() => order.push('the first of another')),
    statusOf(works(known))
      .then(() => statusOf(works(known)))
      .then(() => order.push('two more')),
  ])
  expect(order).toEqual(['two more', 'the first of another'])
})

test('what failed for other reasons is not blamed on the database', () => {
  const withCode = (code: string) => asProblem(Object.assign(new Error(code), { code }))?.text
  expect(withCode('ENOENT')).toBeUndefined()
  expect(withCode('23505')).toBeUndefined()
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) expect(withCode(code)).toBe(texts.diskFull)
  for (const code of ['57014', '55P03', '53200']) expect(withCode(code)).toBe(texts.notReady)
})
