import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { projectRoot } from '../project-root.ts'
import { BadConfig } from '../../config.ts'
import type { Database, Tx } from './database.ts'

const folder = join(projectRoot, 'server/platform/db/migrations')
/** Any number of processes may start at once; they queue on this advisory lock. */
const lockKey = 7_261_001

export interface Migration {
  /** What the database remembers that it has run by, and what it runs in order of. */
  name: string
  sql: string
}

/** All migrations in the order in which they run: the base, a file a wing, then what changed later. */
export function migrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
}

/**
 * Runs the migrations that have not run yet, each once, in order of their names, forward only.
 * @param list those there are; fewer make a database as it once was
 * @returns the names that ran now.
 * @throws BadConfig for a database of another list, which stays as it is.
 */
export async function migrate(
  { db }: Pick<Database, 'db'>,
  list = migrations(),
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    // Another process may migrate for minutes, and so may this one.
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
    // Who may not change tables starts all the same where nothing is to be changed.
    const done = await namesOfThisList(tx, list)
    const fresh = list.filter(({ name }) => !done.has(name))
    if (fresh.length === 0) return []
    await sql`create table if not exists migration (
      name text primary key, ran_at timestamptz not null default now())`.execute(tx)
    // Sent together, run in turn: of those after one that failed none runs.
    await Promise.all(fresh.map((one) => sql.raw(one.sql).execute(tx)))
    const names = fresh.map(({ name }) => name)
    await sql`insert into migration (name) select unnest(${names}::text[])`.execute(tx)
    return names
  })
}

/**
 * The names that have run, none in an empty database.
 * @throws BadConfig where others have run than those that the list begins with: 0.1.0 had a list of its own.
 */
export async function namesOfThisList(
  db: Database['db'] | Tx,
  list = migrations(),
): Promise<Set<string>> {
  const { rows: found } = await sql<{ is_there: boolean }>`
    select to_regclass('migration') is not null as is_there`.execute(db)
  if (!found[0]?.is_there) return new Set()
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db)
  const done = new Set(rows.map((row) => row.name))
  if (done.size > 0 && !done.has(list[0]?.name ?? '')) {
    throw new BadConfig(
      'This database was made by version 0.1.0 and is left as it is: this version needs a new DATA_DIR, or an empty database in DATABASE_URL.',
    )
  }
  return done
}
