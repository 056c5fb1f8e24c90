import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, openEmbedded, openPostgres } from '#server/db/database.ts'
import { loadBase } from '#server/db/demo/load-base.ts'
import { migrate } from '#server/db/migrate.ts'

/** Migrates a database and gives it what every installation has. */
export async function fillWithBase(database: Database): Promise<void> {
  await migrate(database)
  await loadBase(database)
}

/**
 * A copy in memory outlives no crash, and a test fills few buffers: clearing 128 MB of them, and
 * writing zeros and whole pages into the log, would cost more than most tests.
 */
const settingsOfCopies = {
  shared_buffers: '16MB',
  wal_init_zero: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
}

/** An embedded database with the base data, closed, whose files lie in a new folder of its own. */
export async function filesOfBase(): Promise<{ directory: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-base-'))
  const directory = join(folder, 'db')
  const database = await openEmbedded(directory)
  await fillWithBase(database)
  for (const [name, value] of Object.entries(settingsOfCopies))
    await sql`alter system set ${sql.id(name)} = ${sql.lit(value)}`.execute(database.db)
  await database.close()
  return { directory, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Fills the empty PostgreSQL database at `url`, which others are then copied from, and leaves it.
 */
export async function fillTemplate(url: string): Promise<void> {
  const database = await openPostgres(url, { poolSize: 1 })
  await fillWithBase(database)
  await database.close()
}
