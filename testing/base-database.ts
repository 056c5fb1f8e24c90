import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openEmbedded, openPostgres } from '#server/db/database.ts'
import { loadBase } from '#server/db/demo/load-base.ts'
import { migrate } from '#server/db/migrate.ts'

/** Migrates a database and gives it what every installation has. */
export async function fillWithBase(database: Database): Promise<void> {
  await migrate(database)
  await loadBase(database)
}

/** A dump of an embedded database with the base data, as a file in a new folder of its own. */
export async function dumpOfBase(): Promise<{ file: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-base-'))
  const dataDir = join(folder, 'db')
  const database = await openEmbedded(dataDir)
  await fillWithBase(database)
  await database.close()
  const [{ PGlite }, { btree_gist }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
  ])
  const closed = await PGlite.create({ dataDir, extensions: { btree_gist } })
  const dump = await closed.dumpDataDir('none')
  await closed.close()
  const file = join(folder, 'base.tar')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Fills the empty PostgreSQL database at `url`, which others are then copied from, and leaves it.
 */
export async function fillTemplate(url: string): Promise<void> {
  const database = await openPostgres(url, { poolSize: 1 })
  await fillWithBase(database)
  await database.close()
}
