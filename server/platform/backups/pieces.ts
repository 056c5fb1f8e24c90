import { BadConfig } from '../../config.ts'
import { type BackupKey, seal, unseal } from './seal.ts'
import type { Target } from './targets/target.ts'

/** So much of an archive is in memory at a time, and in one file of the target. */
export const pieceBytes = 4 * 2 ** 20

export const pieceName = (archive: string, index: number): string =>
  `${archive}.${String(index).padStart(5, '0')}`

/** The archive that a file of the target is a piece of. */
export const archiveOf = (piece: string): string => piece.slice(0, piece.lastIndexOf('.'))

/** Encrypts what comes and puts it into the target, piece by piece. @returns how many bytes were sealed */
export async function putArchive(
  target: Target,
  key: BackupKey,
  archive: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  let index = 0
  let total = 0
  let waiting: Uint8Array[] = []
  let size = 0
  const put = async (isLast: boolean) => {
    const sealed = seal(key, archive, index, { bytes: Buffer.concat(waiting), isLast })
    await target.put(pieceName(archive, index), sealed)
    index += 1
    waiting = []
    size = 0
  }
  for await (const bytes of source) {
    total += bytes.length
    for (let at = 0; at < bytes.length; ) {
      // A full piece is put when more comes: only then it is known not to be the last.
      if (size === pieceBytes) await put(false)
      const part = bytes.subarray(at, at + pieceBytes - size)
      waiting.push(part)
      size += part.length
      at += part.length
    }
  }
  await put(true)
  return total
}

/**
 * What was put, to its last byte.
 * @throws BadConfig when a piece is missing or is not what was put
 */
export async function* getArchive(
  target: Target,
  key: BackupKey,
  archive: string,
): AsyncGenerator<Buffer> {
  for (let index = 0; ; index++) {
    const sealed = await target.get(pieceName(archive, index))
    if (!sealed)
      throw new BadConfig(
        `The backup is cut: piece ${index} of ${archive} is missing in ${target.name}. Nothing of it is used; take another backup.`,
      )
    const { bytes, isLast } = unseal(key, archive, index, sealed)
    yield bytes
    if (isLast) return
  }
}

/** A whole archive in memory, for what is known to be small. */
export async function getWhole(target: Target, key: BackupKey, archive: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const bytes of getArchive(target, key, archive)) pieces.push(bytes)
  return Buffer.concat(pieces)
}
