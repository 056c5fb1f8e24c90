import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { getWhole, putArchive } from './pieces.ts'
import type { BackupKey } from './seal.ts'
import type { Target } from './targets/target.ts'

const compressed = promisify(gzip)
const uncompressed = promisify(gunzip)

/** The names of PostgreSQL's log: pieces, and where one time line left another. */
const logName = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)$/

export const isLogName = (name: string): boolean => logName.test(name)

/** Where in the log a piece is, on whatever time line. */
export const placeInLog = (name: string): string => name.slice(8)

export const isHistory = (name: string): boolean => name.endsWith('.history')

const prefix = 'log~'

/** The archive of a piece of the log. */
export const archiveOfLog = (name: string): string => `${prefix}${name}`

/** The pieces of the log that a target has. */
export async function logIn(target: Target): Promise<string[]> {
  const names = await target.list(prefix)
  const pieces = names.map((name) => name.slice(prefix.length, name.lastIndexOf('.')))
  return [...new Set(pieces)].filter(isLogName)
}

/** No piece of ours is longer: PostgreSQL makes them of 16 MB. */
const mostPieceBytes = 64 * 2 ** 20

/**
 * Compresses, encrypts and moves what waits in a folder, the oldest first.
 * @returns how many pieces are away
 * @throws TargetAway with the rest still waiting
 */
export async function moveLog(folder: string, target: Target, key: BackupKey): Promise<number> {
  const waiting = await waitingLog(folder)
  // PostgreSQL's notes of where copies began: a backup has its own.
  for (const name of await readdir(folder).catch((): string[] => []))
    if (name.endsWith('.backup')) await rm(join(folder, name), { force: true })
  for (const name of waiting) {
    const path = join(folder, name)
    await putArchive(target, key, archiveOfLog(name), [await compressed(await readFile(path))])
    await rm(path, { force: true })
  }
  return waiting.length
}

/** What waits to be moved. PostgreSQL renames whole files into the folder. */
export async function waitingLog(folder: string): Promise<string[]> {
  return (await readdir(folder).catch((): string[] => [])).filter(isLogName).toSorted()
}

/** How much waits, in bytes. */
export async function waitingBytes(folder: string): Promise<number> {
  let total = 0
  for (const name of await waitingLog(folder))
    total += (await stat(join(folder, name)).catch(() => ({ size: 0 }))).size
  return total
}

/**
 * Brings a piece back. What is zero in it takes no room on the disk: a piece that was closed by the clock is
 * nearly empty, and a day has 1,700 of them.
 */
export async function restoreLog(
  target: Target,
  key: BackupKey,
  name: string,
  folder: string,
): Promise<void> {
  const sealed = await getWhole(target, key, archiveOfLog(name))
  const bytes = await uncompressed(sealed, { maxOutputLength: mostPieceBytes })
  await writeSparse(join(folder, name), bytes)
}

const blockBytes = 2 ** 16
const zeros = Buffer.alloc(blockBytes)

/** Writes a file whose blocks of zeros are holes. */
export async function writeSparse(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    for (let at = 0; at < bytes.length; at += blockBytes) {
      const block = bytes.subarray(at, at + blockBytes)
      if (!block.equals(zeros.subarray(0, block.length)))
        await file.write(block, 0, block.length, at)
    }
    await file.truncate(bytes.length)
    await file.sync()
  } finally {
    await file.close()
  }
}
