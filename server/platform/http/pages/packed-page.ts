import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Packed = { encoding?: 'br' | 'gzip'; body: Buffer }

/** A tenth larger than the smallest and twenty times as quick, for there is a page for each car. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/**
 * A page in each packing, made once it is asked for: what no route of its own answers, the server
 * would send as it is, and packing it for every answer would be work for nothing.
 * @returns the smallest that who asks with this `Accept-Encoding` can read
 */
export function packedPage(html: string): (accepted: string | undefined) => Packed {
  const packings = [
    { encoding: 'br', pack: () => brotliCompressSync(html, quick) },
    { encoding: 'gzip', pack: () => gzipSync(html, { level: 9 }) },
  ] as const
  const made = new Map<string, Packed>()
  return (accepted = '') => {
    const names = accepted
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim())
    const packing = packings.find(({ encoding }) => names.includes(encoding))
    if (!packing) return { body: Buffer.from(html) }
    const { encoding, pack } = packing
    const packed = made.get(encoding) ?? { encoding, body: pack() }
    made.set(encoding, packed)
    return packed
  }
}
