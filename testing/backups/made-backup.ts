import { gzipSync } from 'node:zlib'
import { newStamp, partOf, writeNote } from '#server/platform/backups/base-note.ts'
import { archiveOfFile, dataFiles, putFile } from '#server/platform/backups/data-files.ts'
import { putArchive } from '#server/platform/backups/pieces.ts'
import { backupKey } from '#server/platform/backups/seal.ts'
import { folderTarget } from '#server/platform/backups/targets/folder-target.ts'
import { aKey } from './tools.ts'

type Made = { dataDir: string; at: Date; installation?: string; log?: string[] }

/** A backup with the files of a DATA_DIR and no database, for what looks at backups and restores none. */
export async function madeBackup(
  folder: string,
  { dataDir, at, installation = 'ours', log = [] }: Made,
): Promise<string> {
  const target = folderTarget(folder)
  const key = backupKey(aKey)
  const stamp = newStamp(at)
  const names: string[] = []
  for await (const file of dataFiles(dataDir)) {
    await putFile(target, key, dataDir, file)
    names.push(`${archiveOfFile(file)}\n`)
  }
  await putArchive(target, key, partOf(stamp, 'files'), [gzipSync(names.join(''))])
  await writeNote(target, key, stamp, {
    version: 1,
    at: at.toISOString(),
    until: at.toISOString(),
    installation,
    kind: 'cluster',
    postgres: 18,
    system: 'made up',
    log,
    counts: {},
    proofs: {},
    files: names.length,
  })
  return stamp
}
