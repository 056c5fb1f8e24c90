import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type Logger, PostgresDialect, type Transaction } from 'kysely'
import { pglitePool } from './pglite-pool.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

export type Database = {
  db: Db
  /** Which of the two it is, for the log and for tests that need real concurrency. */
  kind: 'PGlite' | 'PostgreSQL'
  close(): Promise<void>
}

/* Types that the two drivers would otherwise read differently (dates as strings, int8 as numbers). */
const dateOid = 1082
const int8Oid = 20

/** A PostgreSQL of one's own, `url` as in `DATABASE_URL`; `log` is told every statement. */
export async function openPostgres(url: string, poolSize = 10, log?: Logger): Promise<Database> {
  const { default: pg } = await import('pg')
  const types = {
    getTypeParser: ((oid: number, format?: 'text') => {
      if (oid === dateOid) return (text: string) => text
      if (oid === int8Oid) return Number
      return pg.types.getTypeParser(oid, format)
    }) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types })
  // A server that goes away must not end this process; the next query says what is wrong.
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log ? { log } : {}) })
  return { db, kind: 'PostgreSQL', close: () => db.destroy() }
}

/** The embedded database: in `directory`, or in memory without one. */
export async function openEmbedded(directory?: string): Promise<Database> {
  const [{ PGlite }, { btree_gist }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
  ])
  if (directory) mkdirSync(join(directory), { recursive: true })
  const pglite = await PGlite.create({
    ...(directory ? { dataDir: directory } : {}),
    extensions: { btree_gist },
    parsers: { [dateOid]: (text: string) => text, [int8Oid]: (text: string) => Number(text) },
  })
  await pglite.exec(`set timezone = 'UTC'`)
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: pglitePool(pglite) as never }),
  })
  return { db, kind: 'PGlite', close: () => db.destroy() }
}
