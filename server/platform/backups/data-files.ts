import { createReadStream } from 'node:fs'
import { lstat, mkdir, opendir, rename, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sqlState } from '../retry.ts'
import { archiveOf, getArchive, putArchive } from './pieces.ts'
import type { BackupKey } from './seal.ts'
import type { Target } from './targets/target.ts'

/**
 * What of DATA_DIR is no file to keep: mails of development, which open sign-ins; the database, which is saved
 * in its own way; and what belongs to this machine or to one run.
 */
const leftOut =
  /^(mail|postgres|wal|drill|postgres\.json|postgres\.log|owner\.json|restoring|programs-[^/]*|postgres\.new-[^/]*|(room|doctor)\.[^/]*)(\/|$)/

/** One state of one file below DATA_DIR: `path` has `/` on every system, `modified` is in milliseconds. */
export type DataFile = { path: string; size: number; modified: number }

/**
 * Every file of DATA_DIR that a backup holds: uploads and the keys of this installation.
 * @param isKnown files that are not looked at
 */
export async function* dataFiles(
  dataDir: string,
  isKnown: (path: string) => boolean = () => false,
  below = '',
): AsyncGenerator<DataFile> {
  const folder = await opendir(join(dataDir, below)).catch((error: unknown) => {
    if (sqlState(error) === 'ENOENT') return undefined
    throw error
  })
  if (!folder) return
  for await (const entry of folder) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (leftOut.test(path) || path.endsWith('.part') || isKnown(path)) continue
    if (entry.isDirectory()) yield* dataFiles(dataDir, isKnown, path)
    else if (entry.isFile()) {
      const found = await lstat(join(dataDir, path)).catch(() => undefined)
      if (found) yield { path, size: found.size, modified: Math.floor(found.mtimeMs) }
    }
  }
}

const prefix = 'file~'
const plain = /[A-Za-z0-9.-]/

/** The archive of one state of a file; another state of it is another archive. */
export function archiveOfFile({ path, size, modified }: DataFile): string {
  const safe = Array.from(Buffer.from(path, 'utf8'), (byte) => {
    const letter = String.fromCharCode(byte)
    return byte < 128 && plain.test(letter) ? letter : `_${byte.toString(16).padStart(2, '0')}`
  }).join('')
  return `${prefix}${safe}~${modified.toString(36)}~${size.toString(36)}`
}

/** @returns undefined for what is no archive of a file */
export function fileOfArchive(archive: string): DataFile | undefined {
  const [begin, safe, modified, size] = archive.split('~')
  if (begin !== 'file' || !safe || !modified || !size) return undefined
  const latin1 = safe.replace(/_([0-9a-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const path = Buffer.from(latin1, 'latin1').toString('utf8')
  return { path, size: Number.parseInt(size, 36), modified: Number.parseInt(modified, 36) }
}

/** The files that a target has, by their archives. */
export async function archivesOfFiles(target: Target): Promise<Set<string>> {
  return new Set((await target.list(prefix)).map(archiveOf))
}

/** Puts a file into the target. @returns whether it was still there */
export async function putFile(
  target: Target,
  key: BackupKey,
  dataDir: string,
  file: DataFile,
): Promise<boolean> {
  try {
    const source = createReadStream(join(dataDir, file.path))
    await putArchive(target, key, archiveOfFile(file), source)
    return true
  } catch (error) {
    if (sqlState(error) === 'ENOENT') return false
    throw error
  }
}

/** Brings a file back below a folder: whole, or not at all. @throws BadConfig when the backup is damaged */
export async function restoreFile(
  target: Target,
  key: BackupKey,
  file: DataFile,
  dataDir: string,
): Promise<void> {
  const path = join(dataDir, ...file.path.split('/'))
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.part`
  try {
    const bytes = getArchive(target, key, archiveOfFile(file))
    await pipeline(bytes, createWriteStream(part, { flush: true, mode: 0o600 }))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
