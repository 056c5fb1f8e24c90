import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { startWorker } from '#testing/work/start-worker.ts'
import { serverOn } from '#testing/server.ts'
import { type Database, openPostgres } from './database.ts'
import { wake } from '../work/topics.ts'
import type { Work } from '../work/work.ts'

/** Two servers' databases, which are one. */
async function twoServers(): Promise<[Database, Database]> {
  const url = await newPostgresDatabase(process.env.TEST_TEMPLATE)
  const databases: [Database, Database] = [await openPostgres(url), await openPostgres(url)]
  onTestFinished(async () => {
    for (const database of databases) await database.close()
  })
  return databases
}

const tellMail = ({ db }: Database) => db.transaction().execute((tx) => wake(tx, 'mail'))

/** A server that runs this piece alone, hourly if nobody wakes it. */
async function serverWith(database: Database, piece: Omit<Work, 'everySeconds'>) {
  const server = await serverOn(database)
  const stop = await startWorker(server, database, [{ everySeconds: 3600, ...piece }])
  onTestFinished(stop)
}

/** Counts what comes; `next` resolves when it came once more than when it was asked last. */
function counter() {
  const waiting: (() => void)[] = []
  const here: null[] = []
  return {
    count: () => {
      const first = waiting.shift()
      if (first) first()
      else here.push(null)
    },
    next: async () => {
      if (here.shift() === undefined) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}

test('what one server changes wakes the work of another', async () => {
  const [here, there] = await twoServers()
  const runs = counter()
  let times = 0
  const run = async () => {
    times += 1
    runs.count()
    return 0
  }
  await serverWith(there, { name: 'send mail', topics: ['mail'], run })
  await runs.next()
  await tellMail(here)
  await runs.next()
  expect(times).toBe(2)
})

test('a server that lost the connection checks everything and listens again', async () => {
  const [here, there] = await twoServers()
  const [heard, missed] = [counter(), counter()]
  const signals = await there.signals({ heard: heard.count, missed: missed.count })
  onTestFinished(() => signals.close())
  await missed.next()
  const { rows } = await sql<{ ended: boolean }>`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and application_name = 'tramo signals'`.execute(here.db)
  expect(rows).toEqual([{ ended: true }])
  await missed.next()
  await tellMail(here)
  await heard.next()
})

test('what scans runs on one server at a time; the others go on', async () => {
  const [here, there] = await twoServers()
  const listeners = { heard: () => {}, missed: () => {} }
  const [one, other] = [await here.signals(listeners), await there.signals(listeners)]
  onTestFinished(async () => {
    await one.close()
    await other.close()
  })
  const run = async () => 'done'
  const meanwhile = await one.alone('scan', async () => [
    await other.alone('scan', run),
    await other.alone('another scan', run),
  ])
  expect(meanwhile).toEqual([undefined, 'done'])
  expect(await other.alone('scan', run)).toBe('done')
})

test('a scan that fails, or whose server is gone, keeps nobody else from it', async () => {
  const [here, there] = await twoServers()
  const listeners = { heard: () => {}, missed: () => {} }
  const [one, other] = [await here.signals(listeners), await there.signals(listeners)]
  onTestFinished(() => other.close())
  const fail = () => Promise.reject(new Error('no'))
  await expect(one.alone('scan', fail)).rejects.toThrow('no')
  expect(await other.alone('scan', async () => 'done')).toBe('done')
  const afterwards = await one.alone('scan', async () => {
    await one.close()
    return other.alone('scan', async () => 'done')
  })
  expect(afterwards).toBe('done')
})

test('two servers share a scan: one that comes while it runs skips it', async () => {
  const [here, there] = await twoServers()
  const begun = counter()
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  onTestFinished(() => finish())
  let elsewhere = 0
  const scan = { name: 'lapse holds', scans: true, topics: ['mail'] } as const
  await serverWith(here, {
    ...scan,
    run: async () => {
      begun.count()
      await finished
      return 0
    },
  })
  await begun.next()
  await serverWith(there, {
    ...scan,
    run: async () => {
      elsewhere += 1
      return 0
    },
  })
  const tried = counter()
  await serverWith(there, {
    name: 'after it',
    topics: ['mail'],
    run: async () => tried.count() ?? 0,
  })
  await tried.next()
  expect(elsewhere).toBe(0)
  finish()
})
