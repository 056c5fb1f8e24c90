import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { projectRoot } from '../core/project-root.ts'
import type { Database, Tx } from './database.ts'

const folder = join(projectRoot, 'server/db/migrations')
/** Any number of processes may start at once; they queue on this advisory lock. */
const lockKey = 7_261_001

/**
 * Runs the migrations that have not run yet, each once, in order of their names, forward only.
 * @returns the names that ran now.
 */
export async function migrate({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .toSorted()
  return db.transaction().execute(async (tx) => {
    // Another process may migrate for minutes, and so may this one.
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
    // Who may not change tables starts all the same where nothing is to be changed.
    const done = await namesDone(tx)
    const fresh = files.filter((name) => !done.has(name))
    if (fresh.length === 0) return []
    await sql`create table if not exists migration (
      name text primary key, ran_at timestamptz not null default now())`.execute(tx)
    for (const name of fresh) {
      for (const statement of statements(readFileSync(join(folder, name), 'utf8'))) {
        await sql.raw(statement).execute(tx)
      }
      await sql`insert into migration (name) values (${name})`.execute(tx)
    }
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
 * Splits a migration into its statements: semicolons end one, except inside quotes, comments and
 * `$$` bodies. One statement a query, because parameters-style queries take no more.
 */
function statements(script: string): string[] {
  const tokens = /'(?:[^']|'')*'|\$\$[\s\S]*?\$\$|--[^\n]*|;|[^'$;-]+|[\s\S]/g
  const found: string[] = []
  let current = ''
  for (const [token] of script.matchAll(tokens)) {
    if (token === ';') {
      if (current.trim()) found.push(current.trim())
      current = ''
    } else if (!token.startsWith('--')) {
      current += token
    }
  }
  if (current.trim()) found.push(current.trim())
  return found
}
