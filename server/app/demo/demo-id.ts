import { createHash } from 'node:crypto'

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * The id of a row of the demo: the same at every load, and of the same form as the ids that are
 * made at random, so that `u001` and `u002` do not lie side by side.
 */
export function demoId(
  kind:
    | 'person'
    | 'driver'
    | 'order'
    | 'payment'
    | 'review'
    | 'inspection'
    | 'photo'
    | 'mark'
    | 'job'
    | 'application'
    | 'route'
    | 'maintenance'
    | 'connection'
    | 'invitation'
    | 'vouch'
    | 'wish'
    | 'breakdown'
    | 'season',
  key: string,
) {
  const bytes = createHash('sha256').update(`tramo demo ${kind} ${key}`).digest()
  return Array.from(bytes.subarray(0, 16), (byte) => alphabet[byte % 32]).join('')
}

/** A whole number that depends on the text alone, to choose with. */
export function demoNumber(text: string): number {
  return createHash('sha256').update(`tramo demo ${text}`).digest().readUInt32BE()
}
