import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { projectRoot } from '../project-root.ts'
import { BadConfig } from '../../config.ts'
import type { Database, Tx } from './database.ts'

const folder = join(projectRoot, 'server/platform/db/migrations')
/** Any number of processes may start at once; they queue on this advisory lock. */
const lockKey = 7_261_001

/* The base (0001 to 0006) was 38 files of other names once; this is the first and the last of them. */
const base = /^000[1-6]-/
const beforeBase = { first: '0001-areas-and-offers.sql', last: '0048-waiting-list-wakes.sql' }

/** The names of all migrations, in the order in which they run. */
export function migrationFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .toSorted()
}

/**
 * Runs the migrations that have not run yet, each once, in order of their names, forward only.
 * @param files those there are; fewer make a database as it once was
 * @returns the names that ran now.
 * @throws BadConfig for a database from before the base that is not as far as the base begins.
 */
export async function migrate(
  { db }: Pick<Database, 'db'>,
  files = migrationFiles(),
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    // Another process may migrate for minutes, and so may this one.
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
    // Who may not change tables starts all the same where nothing is to be changed.
    const done = await withBase(tx, await namesDone(tx), files)
    const fresh = files.filter((name) => !done.has(name))
    if (fresh.length === 0) return []
    await sql`create table if not exists migration (
      name text primary key, ran_at timestamptz not null default now())`.execute(tx)
    for (const name of fresh) await sql.raw(readFileSync(join(folder, name), 'utf8')).execute(tx)
    await sql`insert into migration (name) select unnest(${fresh}::text[])`.execute(tx)
    return fresh
  })
}

async function namesDone(tx: Tx): Promise<Set<string>> {
  const { rows: found } = await sql<{ is_there: boolean }>`
    select to_regclass('migration') is not null as is_there`.execute(tx)
  if (!found[0]?.is_there) return new Set()
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(tx)
  return new Set(rows.map((row) => row.name))
}

/**
 * Where the earlier files made all that the base makes, the base has run: its names take the place of
 * theirs. A database that they were still changing is brought to its last one by the release before.
 */
async function withBase(tx: Tx, done: Set<string>, files: string[]): Promise<Set<string>> {
  if (!done.has(beforeBase.first)) return done
  if (!done.has(beforeBase.last)) {
    throw new BadConfig(
      `This database is older than ${beforeBase.last}: start the release before this one on it once, then this one.`,
    )
  }
  await sql`delete from migration`.execute(tx)
  const names = files.filter((name) => base.test(name))
  await sql`insert into migration (name) select unnest(${names}::text[])`.execute(tx)
  return new Set(names)
}
