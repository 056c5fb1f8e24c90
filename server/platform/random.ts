import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A token of 256 bits that travels in links and headers (docs/product/accounts.md#signing-in). */
export const randomToken = () => randomBytes(32).toString('base64url')

/** A six-digit code to type. */
export const randomCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0')

/* Without letters and digits that look alike, so that an id can be read out on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An identifier that cannot be guessed from another (docs/wire.md); `length` × 5 bits. */
export function randomId(length = 16): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('')
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
