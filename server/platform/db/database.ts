import { Kysely, type Logger, PostgresDialect, type Transaction } from 'kysely'
import type { ClientConfig, CustomTypesConfig, Pool, PoolClient, QueryResult } from 'pg'
import { LostConnections, noConnectionInTime, ofConnecting } from './database-away.ts'
import { Timeouts } from './timeouts.ts'
import { cacheFor, Cache, cacheChannel } from './cache.ts'
import { PostgresSignals } from './postgres-signals.ts'
import type { Schema } from './schema.ts'
import type { Listeners, Signals } from './signals.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

export type Database = {
  db: Db
  /** Listens to what transactions notify, until it is closed. */
  signals(listeners: Listeners): Promise<Signals>
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
  /** Whether statements stay prepared: for one task that asks the same many times, beside no migration. */
  prepares?: boolean
}
const usualLimits: DatabaseLimits = {
  poolSize: 10,
  connectSeconds: 30,
  lockSeconds: 50,
  statementSeconds: 60,
}

/**
 * Statements are short: compiling them, or starting processes that help, costs more than it brings in. And no disk
 * turns any more: a page that an index leads to is read as fast as the next one (bench/RESULTS.md).
 */
export const sessionOptions =
  '-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1'

/**
 * A PostgreSQL, `url` as in `DATABASE_URL`; `log` is told every statement. What takes
 * too long fails with 55P03 (a lock), 57014 (a statement) or ETIMEDOUT (a connection).
 */
export async function openPostgres(
  url: string,
  limits: Partial<DatabaseLimits> = {},
  log?: Logger,
): Promise<Database> {
  const { default: pg } = await import('pg')
  const {
    poolSize,
    connectSeconds,
    lockSeconds,
    statementSeconds,
    prepares = false,
  } = {
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
    // A new session reads the catalogue anew, which takes longer than most statements.
    idleTimeoutMillis: 0,
    options: sessionOptions,
    pipeline: true,
    // A machine that vanished says nothing more: an idle connection to it is noticed after some seconds.
    keepAlive: true,
    keepAliveInitialDelayMillis: signalsMs,
    types: await typeParsers(),
    Client: Connection,
    lock_timeout: lockSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
  })
  const cache = new Cache()
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: inTime(pool, { cache, prepares, connectMs: connectSeconds * 1000 }),
    }),
    ...(log ? { log } : {}),
  })
  cacheFor(db, cache)
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
    signals: (listeners) => PostgresSignals.open(listener, listeners, cache),
    close: () => db.destroy(),
  }
}

/**
 * Connections for which nobody waits too long: a call needs several in turn, so what has failed
 * before, and of which there is none left, is waited for a quarter of the time only.
 */
function inTime(
  pool: Pool,
  { cache, prepares, connectMs }: { cache: Cache; prepares: boolean; connectMs: number },
): Pick<Pool, 'connect' | 'end'> {
  const timeouts = new Timeouts(connectMs)
  const shortTimeouts = new Timeouts(connectMs / 4)
  const sessions = new Set<PoolClient>()
  const clientOf = watched(pool, cache, sessions)
  const nameOf = prepares ? namesOfStatements() : () => undefined
  let isAway = false
  const connect = async () => {
    try {
      const waits = isAway && sessions.size === 0 ? shortTimeouts : timeouts
      const client = await waits.of(pool.connect(), noConnectionInTime, (late) => late.release())
      isAway = false
      return clientOf(client, nameOf) as PoolClient
    } catch (error) {
      isAway = true
      throw ofConnecting(error)
    }
  }
  return { connect, end: () => pool.end() }
}

/** What Kysely asks of a client. */
type StatementClient = {
  query(text: string, values: readonly unknown[]): Promise<QueryResult>
  release(): void
}

/**
 * The pool's clients, which say when they are lost. PostgreSQL tells a session that listens of its own change
 * before it says that the transaction is over: so its process drops what it kept before anybody is answered.
 */
function watched(pool: Pool, cache: Cache, sessions: Set<PoolClient>) {
  const lost = new LostConnections()
  pool.on('connect', (client) => {
    lost.watch(client)
    sessions.add(client)
    client.on('notification', ({ payload = '' }) => cache.drop(payload))
    // One that fails has lost its connection, which the next statement says.
    client.query(`listen ${cacheChannel}`).catch(() => {})
  })
  pool.on('remove', (client) => void sessions.delete(client))
  // An idle one that is lost: the pool has dropped it already, and the next caller gets another.
  pool.on('error', () => {})
  return (session: PoolClient, nameOf: NameOf): StatementClient => ({
    async query(text, values) {
      try {
        return await session.query({ text, values: [...values], name: nameOf(text) })
      } catch (error) {
        throw lost.ofStatement(session, error)
      }
    },
    release: () => session.release(lost.has(session)),
  })
}

type NameOf = (text: string) => string | undefined

/** Names by which each session keeps statements prepared, the same for the same text. */
function namesOfStatements(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    // Its index may be found by a value of the statement, which a plan for any value lacks.
    if (text.includes('on conflict')) return undefined
    const name = names.get(text) ?? `statement_${names.size}`
    names.set(text, name)
    return name
  }
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
