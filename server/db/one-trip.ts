import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { sqlState } from '../core/retry.ts'
import { type Column, columnsOf } from './answer-columns.ts'
import type { Db, Tx } from './database.ts'
import { keepFor, keptOf } from './kept.ts'
import { togetherMark } from './named-statements.ts'
import type { Schema } from './schema.ts'

/*
 * Reads that do not wait for each other's answers go to the database as one statement: one trip, one
 * snapshot, and the same values as apart, because each column travels as the text that it would
 * travel as, to the reader that would read it.
 */

type Asked = {
  query: CompiledQuery
  resolve: (result: QueryResult<unknown>) => void
  reject: (reason: unknown) => void
}

/** The columns of statements that were asked before, by their text; undefined: better asked apart. */
const learned = new Map<string, Column[] | undefined>()
const mostLearned = 2_000
const mostColumns = 90
const undefinedColumn = '42703'

/** Words of statements that change or lock something; `share` is of `for share`. */
const writing = new Set(['insert', 'update', 'delete', 'nextval', 'share'])

const isRead = (text: string) =>
  /^\s*(select|with)\b/i.test(text) &&
  !text
    .toLowerCase()
    .split(/\W+/)
    .some((word) => writing.has(word) || word.startsWith('pg_')) &&
  // A `$1` in a quoted text is none of the parameters, and too hard to tell.
  text.split("'").every((part, at) => at % 2 === 0 || !/\$\d/.test(part))

const of = new WeakSet<Db | Tx>()

/**
 * What `run` asks of its database without waiting in between, with `Promise.all`, goes together. A
 * statement goes alone the first time, when its columns are learned. For reading only.
 */
export async function inOneTrip<Result>(
  db: Db | Tx,
  run: (one: Db) => Promise<Result>,
): Promise<Result> {
  return of.has(db) ? run(db) : run(oneTripOf(db))
}

function oneTripOf(db: Db | Tx): Db {
  let waiting: Asked[] = []
  const flush = () => {
    const asked = waiting
    waiting = []
    void answer(db, asked)
  }
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) =>
      new Promise<QueryResult<Row>>((resolve, reject) => {
        // After all that goes on without waiting for anything from outside.
        if (waiting.length === 0) process.nextTick(flush)
        waiting.push({ query, resolve: resolve as Asked['resolve'], reject })
      }),
    streamQuery: () => refuse(),
  }
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (its) => new PostgresIntrospector(its),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: async () => refuse(),
      commitTransaction: async () => refuse(),
      rollbackTransaction: async () => refuse(),
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
  }
  const one = new Kysely<Schema>({ dialect })
  of.add(one)
  // A transaction keeps nothing, and nor does its trip.
  keepFor(one, keptOf(db))
  return one
}

function refuse(): never {
  throw new Error('what goes in one trip only reads')
}

/** Answers each; never rejects itself. */
async function answer(db: Db | Tx, asked: readonly Asked[]): Promise<void> {
  const joined = asked.filter(({ query }) => learned.get(query.sql) !== undefined)
  const apart = joined.length > 1 ? asked.filter((one) => !joined.includes(one)) : asked
  if (joined.length > 1) await answerTogether(db, joined)
  for (const one of apart) await answerApart(db, one)
}

async function answerApart(db: Db | Tx, { query, resolve, reject }: Asked): Promise<void> {
  try {
    const result = await db.executeQuery(query)
    learn(query.sql, result.rows)
    resolve(result)
  } catch (error) {
    reject(error)
  }
}

function learn(text: string, rows: readonly unknown[]): void {
  if (learned.has(text) || learned.size >= mostLearned) return
  const columns = isRead(text) ? columnsOf(rows) : undefined
  const names = new Set(columns?.map(({ name }) => name))
  const isPlain = columns && names.size === columns.length && columns.length <= mostColumns
  learned.set(text, isPlain ? columns : undefined)
}

async function answerTogether(db: Db | Tx, asked: readonly Asked[]): Promise<void> {
  try {
    const { rows } = await db.executeQuery<Record<string, (string | null)[][]>>(joinedOf(asked))
    for (const [at, { query, resolve }] of asked.entries())
      resolve({ rows: valuesOf(rows[0]?.[`a${at}`] ?? [], learned.get(query.sql) ?? []) })
  } catch (error) {
    if (sqlState(error) === undefinedColumn) await afterMigration(db, asked, error)
    else for (const { reject } of asked) reject(error)
  }
}

/** The columns are not those that were learned: a migration ran beside us. */
async function afterMigration(db: Db | Tx, asked: readonly Asked[], cause: unknown): Promise<void> {
  for (const { query } of asked) learned.delete(query.sql)
  if (db.isTransaction) {
    // It has ended with the error, and succeeds when it is begun anew.
    const ended = Object.assign(new Error('a table was changed meanwhile', { cause }), {
      code: '40001',
    })
    for (const { reject } of asked) reject(ended)
    return
  }
  for (const one of asked) await answerApart(db, one)
}

function joinedOf(asked: readonly Asked[]): CompiledQuery {
  const parameters: unknown[] = []
  const parts = asked.map(({ query }, at) => {
    const before = parameters.length
    parameters.push(...query.parameters)
    const text = query.sql.replaceAll(/\$(\d+)/g, (_, n: string) => `$${before + Number(n)}`)
    const columns = (learned.get(query.sql) ?? []).map(({ name }) => `"${name}"::text`).join(',')
    return `(select coalesce(json_agg(json_build_array(${columns})),'[]') from (${text}) t) a${at}`
  })
  return CompiledQuery.raw(`${togetherMark} select ${parts.join(', ')}`, parameters)
}

const valuesOf = (rows: readonly (string | null)[][], columns: readonly Column[]) =>
  rows.map((values) =>
    Object.fromEntries(
      columns.map(({ name, read }, at) => {
        const text = values[at] ?? null
        return [name, text === null ? null : read(text)]
      }),
    ),
  )
