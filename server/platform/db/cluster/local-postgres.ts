import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { BadConfig, type Config } from '../../../config.ts'
import { isLogKept, keepLog } from './kept-log.ts'
import { findHolder, isTaken, own } from './owner.ts'
import { type Place, placeOf } from './place.ts'
import {
  askPostmaster,
  beginPostmaster,
  endPostmaster,
  ensureCluster,
  lastWords,
  urlOf,
} from './postmaster.ts'
import { dropStaleNote, postmasterOf } from './running.ts'

/** Who needs a database: the one server of a DATA_DIR, or a command beside it. */
export type PostgresFor = 'server' | 'tool'

/** A PostgreSQL while somebody needs it. */
export type LocalPostgres = {
  url: string
  /** Where its files lie, when it is the one that comes along; and where its log waits for the backup, when it is kept. */
  cluster?: string
  waitingLog?: string | undefined
  close(): Promise<void>
}

type Say = (line: string) => void

type NeededConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'backupDir'>>

const database = 'tramo'

/** The PostgreSQL of DATABASE_URL as it is, or the one that DATA_DIR has. @throws BadConfig where it cannot be had */
export async function postgresFor(
  who: PostgresFor,
  { databaseUrl, dataDir, backupDir }: NeededConfig,
  say: Say,
): Promise<LocalPostgres> {
  if (databaseUrl) return { url: databaseUrl, close: async () => {} }
  if (who === 'tool') return borrowPostgres(dataDir, say)
  return keepPostgres(dataDir, { keepsLog: backupDir !== undefined }, say)
}

/** What a postmaster that was ended badly has left may take so long to go. */
const failuresMost = 20
const pauseMs = 500

/** Nothing that listens, or something that ends and does not come to an end, is waited for so often. */
const silencesMost = 50
const lookMs = 100

const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/**
 * Sees to it that the database answers: one that runs is taken as it is, one that does not is begun.
 * @returns whether it was begun here
 * @throws BadConfig when it does not start, with its own last words
 */
async function ensureRunning(place: Place): Promise<boolean> {
  let begun: ChildProcess | undefined
  let failures = 0
  let silences = 0
  for (;;) {
    const answer = await askPostmaster(place)
    if (answer === 'ready') return begun !== undefined && !isGone(begun)
    const pid = postmasterOf(place.cluster)
    if (pid !== undefined) {
      silences = answer === 'starting' ? 0 : silences + 1
      if (silences > silencesMost) await endPostmaster(pid, place)
      await wait(lookMs)
      continue
    }
    silences = 0
    if (begun && !isGone(begun)) {
      await wait(lookMs / 2)
      continue
    }
    if (begun) {
      failures += 1
      if (failures > failuresMost) throw new BadConfig(doesNotStart(place))
      await wait(pauseMs)
    }
    await ensureCluster(place)
    dropStaleNote(place.cluster, place.socket)
    begun = beginPostmaster(place)
  }
}

function doesNotStart(place: Place): string {
  const words = lastWords(place)
  return /no space left/i.test(words)
    ? `The disk of ${place.cluster} is full: make room on it first.`
    : `The database of ${place.cluster} does not start (${words}).`
}

async function connect(place: Place, name: string, application: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: urlOf(place, name),
    application_name: application,
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The first start makes the database in its cluster; of two at once the other finds it made. */
async function ensureDatabase(place: Place): Promise<void> {
  const client = await connect(place, 'postgres', 'tramo start')
  try {
    await client.query(`create database ${database}`)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== '42P04' && code !== '23505') throw error
  } finally {
    await client.end()
  }
}

/**
 * For a server, which is the only one of its folder: the database runs until it is closed, and what
 * ends by itself is begun again.
 * @throws BadConfig where it cannot be had, or another server has it
 */
export async function keepPostgres(
  dataDir: string,
  { keepsLog = false }: { keepsLog?: boolean },
  say: Say,
): Promise<LocalPostgres> {
  const ownership = await own(dataDir, 'server')
  const place = keepLog(dataDir, placeOf(dataDir, say), keepsLog)
  let isClosing = false
  let session: pg.Client | undefined
  let recovery: Promise<void> | undefined

  const begin = async (): Promise<void> => {
    await ensureRunning(place)
    await ensureDatabase(place)
    const client = await connect(place, database, `tramo server, process ${process.pid}`)
    // A server that was killed lets go within a second.
    for (let round = 0; !(await isTaken(client)); round++) {
      if (round === 20) {
        const holder = await findHolder(client)
        await client.end()
        throw new BadConfig(
          `Another Tramo process (${holder ?? 'a server'}) uses DATA_DIR ${dataDir}. Stop it first, or choose another DATA_DIR.`,
        )
      }
      await wait(lookMs * 2)
    }
    // One that a killed server has left may have been begun in another way.
    if ((await isLogKept(client)) !== keepsLog) {
      await client.end()
      await end(place)
      return begin()
    }
    session = client
    ownership.keep()
    client.once('end', () => {
      if (isClosing) return
      say('The database went away; it is begun again.')
      recovery = tryAgain()
    })
  }
  const tryAgain = async (): Promise<void> => {
    if (isClosing) return
    try {
      await begin()
      say('The database runs again.')
    } catch (error) {
      say(`The database is not back yet: ${(error as Error).message}`)
      await wait(pauseMs)
      await tryAgain()
    }
  }
  await begin().catch((error: unknown) => {
    ownership.letGo()
    throw error
  })
  return {
    url: urlOf(place, database),
    cluster: place.cluster,
    waitingLog: place.waitingLog,
    async close() {
      isClosing = true
      // What is being begun would outlive us.
      await recovery
      await session?.end()
      await end(place)
      ownership.letGo()
    },
  }
}

async function end(place: Place): Promise<void> {
  const pid = postmasterOf(place.cluster)
  if (pid !== undefined) await endPostmaster(pid, place)
}

/** For a tool: beside a server that runs, or with a database that is begun for it and ended when nobody else has it. */
export async function borrowPostgres(dataDir: string, say: Say): Promise<LocalPostgres> {
  const ownership = await own(dataDir, 'tool')
  const place = placeOf(dataDir, say)
  const isMine = await ensureRunning(place)
  await ensureDatabase(place)
  return {
    url: urlOf(place, database),
    cluster: place.cluster,
    waitingLog: place.waitingLog,
    close: async () => {
      if (isMine) await endUnlessUsed(place)
      ownership.letGo()
    },
  }
}

/** A server that came meanwhile goes on with it, and ends it itself; other tools are waited for. */
async function endUnlessUsed(place: Place): Promise<void> {
  const client = await connect(place, database, 'tramo tool')
  try {
    while (await isTaken(client)) {
      const { rows } = await client.query<{ others: number }>(
        `select count(*)::int as others from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      if (rows[0]?.others === 0) {
        await end(place)
        return
      }
      await client.query('select pg_advisory_unlock_all()')
      await wait(lookMs)
    }
  } finally {
    await client.end().catch(() => {})
  }
}
