import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { openEmbedded } from '../db/database.ts'
import { loadBase } from '../db/demo/load-base.ts'
import { migrate } from '../db/migrate.ts'
import { isSnapshotCurrent, packSnapshot, snapshotFile, snapshotMadeOf } from '../db/snapshot.ts'

/* The last step of the build: the embedded database that a first start begins with. */
if (!isSnapshotCurrent(snapshotFile)) {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-snapshot-'))
  try {
    const directory = join(folder, 'db')
    const database = await openEmbedded(directory)
    await migrate(database)
    await loadBase(database)
    // The log of how it was made is of no use to anybody: 16 MB, most of the whole.
    await sql`set wal_recycle = off`.execute(database.db)
    await sql`select pg_switch_wal()`.execute(database.db)
    await sql`checkpoint`.execute(database.db)
    await database.close()
    mkdirSync(dirname(snapshotFile), { recursive: true })
    const unfinished = `${snapshotFile}.new`
    writeFileSync(unfinished, packSnapshot(directory, snapshotMadeOf()))
    renameSync(unfinished, snapshotFile)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
