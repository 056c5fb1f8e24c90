import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { BadConfig } from '../../config.ts'
import { restoringMark } from '../data-dir.ts'
import {
  type Base,
  basesIn,
  type BaseNote,
  partOf,
  readNote,
} from '../../platform/backups/base-note.ts'
import {
  archiveOfFile,
  archivesOfFiles,
  type DataFile,
  fileOfArchive,
  restoreFile,
} from '../../platform/backups/data-files.ts'
import { getArchive } from '../../platform/backups/pieces.ts'
import type { BackupKey } from '../../platform/backups/seal.ts'
import type { Target } from '../../platform/backups/targets/target.ts'

/** @throws BadConfig when something is there that a restore would destroy */
export async function beginIn(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const names = await readdir(dataDir)
  // What file systems keep in the root of a disk.
  if (names.some((name) => name !== 'lost+found'))
    throw new BadConfig(
      `DATA_DIR ${dataDir} is not empty. Restore into a new folder (DATA_DIR=… in front of the command), look at it, then start with that one.`,
    )
  await writeFile(join(dataDir, restoringMark), '', { mode: 0o600 })
}

export const endIn = (dataDir: string): Promise<void> =>
  rm(join(dataDir, restoringMark), { force: true })

/** The newest backup that is not younger than a moment. @throws BadConfig when there is none */
export async function chooseBase(
  target: Target,
  key: BackupKey,
  until: Date | undefined,
): Promise<Base & { note: BaseNote }> {
  const bases = await basesIn(target)
  for (const base of bases.toReversed()) {
    const note = await readNote(target, key, base.stamp)
    // The log can only be stopped where the copy of the files is whole.
    if (until === undefined || Date.parse(note.until) <= until.getTime()) return { ...base, note }
  }
  const oldest = bases[0]
  throw new BadConfig(
    oldest
      ? `There is no backup in ${target.name} from before that moment: the oldest is of ${oldest.at.toISOString()}.`
      : `There is no whole backup in ${target.name}.`,
  )
}

/** The files that were there when a backup was made. */
export async function filesOfBase(
  target: Target,
  key: BackupKey,
  stamp: string,
): Promise<DataFile[]> {
  const bytes = Readable.from(getArchive(target, key, partOf(stamp, 'files')))
  const files: DataFile[] = []
  const lines = createInterface({ input: bytes.compose(createGunzip()) as Readable })
  for await (const line of lines) {
    const file = fileOfArchive(line)
    if (file) files.push(file)
  }
  return files
}

/**
 * Brings the files of DATA_DIR back: those of the backup, and what came after it until a moment.
 * @returns how many, and which could not be brought back because the target does not have them
 */
export async function restoreFiles(
  { stamp, at }: Base,
  target: Target,
  key: BackupKey,
  dataDir: string,
  until: Date | undefined,
): Promise<{ count: number; missing: string[] }> {
  const there = await archivesOfFiles(target)
  const files = new Map<string, DataFile>()
  for (const file of await filesOfBase(target, key, stamp)) files.set(file.path, file)
  for (const archive of there) {
    const file = fileOfArchive(archive)
    if (!file || file.modified < at.getTime()) continue
    if (until && file.modified > until.getTime()) continue
    const known = files.get(file.path)
    if (!known || known.modified < file.modified) files.set(file.path, file)
  }
  const missing: string[] = []
  for (const file of files.values()) {
    if (there.has(archiveOfFile(file))) await restoreFile(target, key, file, dataDir)
    else missing.push(file.path)
  }
  return { count: files.size - missing.length, missing }
}
