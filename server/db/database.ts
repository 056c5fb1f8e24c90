import { mkdirSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { join } from 'node:path'
import type { PGliteOptions } from '@electric-sql/pglite'
import { Kysely, type Logger, PostgresDialect, type Transaction } from 'kysely'
import type { ClientConfig, CustomTypesConfig, Pool, PoolClient } from 'pg'
import { LostConnections, noConnectionInTime, ofConnecting } from './database-away.ts'
import { Patience } from './in-time.ts'
import { keepFor, Kept, listenToNotices } from './kept.ts'
import {
  type Manner,
  NamedStatements,
  type StatementClient,
  withNames,
} from './named-statements.ts'
import { PgliteStream } from './pglite-stream.ts'
import { PostgresSignals } from './postgres-signals.ts'
import type { Schema } from './schema.ts'
import { type Ears, type Signals, workChannel } from './signals.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

export type Database = {
  db: Db
  /** Which of the two it is, for the log and for tests that need real concurrency. */
  kind: 'PGlite' | 'PostgreSQL'
  /** Listens to what transactions notify, until it is closed. */
  signals(ears: Ears): Promise<Signals>
  close(): Promise<void>
}

/* Types that the driver would otherwise read differently: dates as strings, int8 as numbers. */
const dateOid = 1082
const int8Oid = 20

/** What `pg_stat_activity` calls the connection that listens, unless the URL says otherwise. */
const signalsName = 'tramo signals'

/** A connection that does not answer for so long is given up and made anew. */
const signalsMs = 5_000

/** How much of a PostgreSQL a server takes, and how long it waits for it. */
export type DatabaseLimits = {
  /** Connections at one time, not counting the one for signals. */
  poolSize: number
  /** For a connection, a new one or one of the pool. */
  connectSeconds: number
  /** For somebody else's lock; must be less than `statementSeconds`. */
  lockSeconds: number
  /** For one statement, whatever it waits for. */
  statementSeconds: number
  /** How often what is kept in memory is compared with its versions, beside NOTIFY. */
  compareSeconds: number
}
const usualLimits: DatabaseLimits = {
  poolSize: 10,
  connectSeconds: 30,
  lockSeconds: 50,
  statementSeconds: 60,
  compareSeconds: 10,
}

/**
 * A PostgreSQL of one's own, `url` as in `DATABASE_URL`; `log` is told every statement. What takes
 * too long fails with 55P03 (a lock), 57014 (a statement) or ETIMEDOUT (a connection).
 */
export async function openPostgres(
  url: string,
  limits: Partial<DatabaseLimits> = {},
  log?: Logger,
): Promise<Database> {
  const { default: pg } = await import('pg')
  const { poolSize, connectSeconds, lockSeconds, statementSeconds, compareSeconds } = {
    ...usualLimits,
    ...limits,
  }
  // Who waits for one gives up before that; the pool's own time would count what this process slept.
  class Connection extends pg.Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: 2 * connectSeconds * 1000 })
    }
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    // A machine that vanished says nothing more: an idle connection to it is noticed after some seconds.
    keepAlive: true,
    keepAliveInitialDelayMillis: signalsMs,
    types: await typeParsers(),
    Client: Connection,
    lock_timeout: lockSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
  })
  const kept = new Kept(false)
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: inTime(pool, kept, connectSeconds * 1000) }),
    ...(log ? { log } : {}),
  })
  keepFor(db, kept)
  const listener = () =>
    new pg.Client({
      connectionString: url,
      fallback_application_name: signalsName,
      keepAlive: true,
      connectionTimeoutMillis: signalsMs,
      query_timeout: signalsMs,
    })
  return {
    db,
    kind: 'PostgreSQL',
    signals: (ears) => PostgresSignals.open(listener, ears, kept, compareSeconds * 1000),
    close: () => db.destroy(),
  }
}

/**
 * Connections for which nobody waits too long: a call needs several in turn, so what has failed
 * before, and of which there is none left, is waited for a quarter of the time only.
 */
function inTime(pool: Pool, kept: Kept, connectMs: number): Pick<Pool, 'connect' | 'end'> {
  const patience = new Patience(connectMs)
  const impatience = new Patience(connectMs / 4)
  const clientOf = keeping(pool, kept, new NamedStatements(), { isPipelined: true })
  let isAway = false
  const connect = async () => {
    try {
      const waits = isAway && kept.sessions.size === 0 ? impatience : patience
      const client = await waits.of(pool.connect(), noConnectionInTime, (late) => late.release())
      isAway = false
      return clientOf(client) as PoolClient
    } catch (error) {
      isAway = true
      throw ofConnecting(error)
    }
  }
  return { connect, end: () => pool.end() }
}

/** The pool's clients, which drop what they change of what is kept, and say when they are lost. */
function keeping(pool: Pool, kept: Kept, statements: NamedStatements, manner: Manner) {
  const told = new WeakMap<PoolClient, Set<string>>()
  const lost = new LostConnections()
  const numberOf = (client: PoolClient) => (client as unknown as { processID: number }).processID
  pool.on('connect', (client) => {
    lost.watch(client)
    told.set(client, listenToNotices(client))
    kept.sessions.add(numberOf(client))
  })
  pool.on('remove', (client) => void kept.sessions.delete(numberOf(client)))
  // An idle one that is lost: the pool has dropped it already, and the next caller gets another.
  pool.on('error', () => {})
  return (session: PoolClient): StatementClient =>
    kept.dropping(
      withNames(session, statements, manner, lost),
      session,
      told.get(session) ?? new Set(),
    )
}

/** The embedded database: in `directory`, or in memory without one; `files` are what it lives on instead. */
export async function openEmbedded(
  directory?: string,
  files?: NonNullable<PGliteOptions['fs']>,
): Promise<Database> {
  const [{ PGlite }, { btree_gist }, { default: pg }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('pg'),
  ])
  if (directory) mkdirSync(join(directory), { recursive: true, mode: 0o700 })
  const pglite = await PGlite.create({
    ...(directory ? { dataDir: directory } : {}),
    ...(files ? { fs: files } : {}),
    extensions: { btree_gist },
  })
  const listeners = new Set<Ears>()
  const kept = new Kept(true)
  // It has a single session: whoever is inside a transaction keeps it until that is over.
  const pool = new pg.Pool({
    stream: () => new PgliteStream(pglite),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types: await typeParsers(),
  })
  pool.on('connect', (client) => {
    client.on('notification', ({ payload = '' }) => {
      if (!kept.heard(payload)) for (const ears of listeners) ears.heard(payload)
    })
  })
  const inOrder = inTurn(pool, kept)
  await pool.query(`set timezone = 'UTC'`)
  await pool.query(`listen ${workChannel}`)
  await pool.query(`set tramo.copy = 'on'`)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: inOrder as never }) })
  keepFor(db, kept)
  return {
    db,
    kind: 'PGlite',
    signals: async (ears) => {
      listeners.add(ears)
      // Nobody else has this database.
      return { alone: (_name, run) => run(), close: async () => void listeners.delete(ears) }
    },
    close: async () => {
      await db.destroy()
      await pglite.close()
    },
  }
}

/** Whoever gets the embedded database lets everything else in this process have its turn first. */
function inTurn(pool: Pool, kept: Kept) {
  const clientOf = keeping(pool, kept, new NamedStatements(), { isAlone: true })
  const connect = async () => {
    const client = await pool.connect()
    await nextTurn()
    return clientOf(client)
  }
  return { connect, end: () => pool.end() }
}

async function typeParsers(): Promise<CustomTypesConfig> {
  const { default: pg } = await import('pg')
  return {
    getTypeParser: ((oid: number, format?: 'text') => {
      if (oid === dateOid) return (text: string) => text
      if (oid === int8Oid) return Number
      return pg.types.getTypeParser(oid, format)
    }) as typeof pg.types.getTypeParser,
  }
}
