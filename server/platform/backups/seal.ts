import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { BadConfig } from '../../config.ts'

/** What BACKUP_KEY says, ready for use. */
export type BackupKey = { secret: Buffer; id: Buffer }

/** What a piece holds, and whether its archive ends with it. */
export type Piece = { bytes: Buffer; isLast: boolean }

const mark = Buffer.from('TRAMOBK1')
const cipher = 'aes-256-gcm'
const [idBytes, nonceBytes, tagBytes] = [8, 12, 16]
const headBytes = mark.length + idBytes + 1 + nonceBytes

/** @param text 64 hexadecimal digits: the one secret of all backups (docs/operating.md#backups) */
export function backupKey(text: string): BackupKey {
  const part = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(text, 'hex'), '', `tramo backup ${use}`, bytes))
  return { secret: part('seal', 32), id: part('name', idBytes) }
}

const associated = (head: Buffer, archive: string, index: number) =>
  Buffer.concat([head, Buffer.from(`${archive}\0${index}`)])

/** One piece of an archive: it opens only at its own place of its own archive, with the same key. */
export function seal(
  key: BackupKey,
  archive: string,
  index: number,
  { bytes, isLast }: Piece,
): Buffer {
  const nonce = randomBytes(nonceBytes)
  const head = Buffer.concat([mark, key.id, Buffer.from([isLast ? 1 : 0]), nonce])
  const sealing = createCipheriv(cipher, key.secret, nonce)
  sealing.setAAD(associated(head, archive, index))
  return Buffer.concat([head, sealing.update(bytes), sealing.final(), sealing.getAuthTag()])
}

/** @throws BadConfig that says whether the key is another one or the piece is not what was sealed */
export function unseal(key: BackupKey, archive: string, index: number, sealed: Buffer): Piece {
  const damaged = new BadConfig(
    `The backup is damaged: piece ${index} of ${archive} is not as it was written. Nothing of it is used; take another backup.`,
  )
  const head = sealed.subarray(0, headBytes)
  if (sealed.length < headBytes + tagBytes || !head.subarray(0, mark.length).equals(mark))
    throw damaged
  if (!head.subarray(mark.length, mark.length + idBytes).equals(key.id))
    throw new BadConfig(
      'BACKUP_KEY is not the key of this backup: it was made with another one. Use the key that was set when it was made.',
    )
  const opening = createDecipheriv(cipher, key.secret, head.subarray(-nonceBytes))
  opening.setAAD(associated(head, archive, index))
  opening.setAuthTag(sealed.subarray(-tagBytes))
  try {
    const bytes = Buffer.concat([
      opening.update(sealed.subarray(headBytes, -tagBytes)),
      opening.final(),
    ])
    return { bytes, isLast: head[mark.length + idBytes] === 1 }
  } catch {
    throw damaged
  }
}
