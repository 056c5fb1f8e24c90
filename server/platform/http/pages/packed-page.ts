import { brotliCompressSync, gzipSync } from 'node:zlib'

type Packed = { encoding?: 'br' | 'gzip'; body: Buffer }

/**
 * A page in each packing, made once: what no route of its own answers, the server would send as it
 * is, and packing it for every answer would be work for nothing.
 * @returns the smallest that who asks with this `Accept-Encoding` can read
 */
export function packedPage(html: string): (accepted: string | undefined) => Packed {
  const packings = [
    { encoding: 'br', body: brotliCompressSync(html) },
    { encoding: 'gzip', body: gzipSync(html, { level: 9 }) },
  ] as const
  const plain = { body: Buffer.from(html) }
  return (accepted = '') => {
    const names = accepted
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim())
    return packings.find(({ encoding }) => names.includes(encoding)) ?? plain
  }
}
