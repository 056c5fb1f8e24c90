import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openEmbedded, openPostgres } from '#server/db/database.ts'
import { loadBase } from '#server/db/demo/load-base.ts'
import { migrate } from '#server/db/migrate.ts'
import { unpackSnapshot } from '#server/db/snapshot.ts'

/** Migrates a database and gives it what every installation has. */
export async function fillWithBase(database: Database): Promise<void> {
  await migrate(database)
  await loadBase(database)
}

/** An embedded database with the base data, closed, whose files lie in a new folder of its own. */
export async function filesOfBase(): Promise<{ directory: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-base-'))
  const directory = join(folder, 'db')
  // The build's is the same (testing/processes/first-start.test.ts), when it is of these sources.
  if (!(await unpackSnapshot(directory))) {
    const database = await openEmbedded(directory)
    await fillWithBase(database)
    await database.close()
  }
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
