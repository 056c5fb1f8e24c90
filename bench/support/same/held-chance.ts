import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Digits of the count that a draw begins with: what is drawn later sorts later. */
const countDigits = 5
const base = 32

/**
 * From now on this process draws the same bytes in each run. The first digits count the draws, so that
 * what is listed by time and then by id comes in the order in which it came about, however many draws lie between.
 */
export function holdChance(): { beginAt(count: number): void } {
  let draws = 0
  const held = (size: number): Buffer => {
    draws += 1
    const bytes = Buffer.alloc(size)
    for (let at = 0, seed = ''; at < size; at += seed.length / 2) {
      seed = crypto.createHash('sha256').update(`${draws} ${at}`).digest('hex')
      bytes.write(seed.slice(0, 2 * (size - at)), at, 'hex')
    }
    const digits = Math.min(countDigits, size)
    for (let at = digits - 1, rest = draws; at >= 0; at--, rest = Math.floor(rest / base))
      bytes[at] = rest % base
    return bytes
  }
  const heldInt = (from: number, to?: number): number => {
    const [low, high] = to === undefined ? [0, from] : [from, to]
    draws += 1
    const seed = crypto.createHash('sha256').update(`${draws}`).digest().readUInt32BE()
    return low + (seed % (high - low))
  }
  Object.assign(crypto, { randomBytes: held, randomInt: heldInt })
  crypto.webcrypto.getRandomValues = ((array: Uint8Array) => {
    array.set(held(array.length))
    return array
  }) as typeof crypto.webcrypto.getRandomValues
  syncBuiltinESMExports()
  return {
    /** So that a part draws the same whatever those before it drew. */
    beginAt(count) {
      draws = count
    },
  }
}
