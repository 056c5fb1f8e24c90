import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { startsAsSvg } from './svg-start.mjs'

/** @typedef {{ kind: 'pdf' } | { kind: 'heic' } | { kind: 'picture', pixels: number, isVector: boolean }} Seen */

const dots = new Set(['jpg', 'gif', 'png', 'apng', 'webp'])

/** How each picture is opened: one frame, and never larger than what may be drawn. @param {Uint8Array} bytes @param {number} mostPixels */
export const open = (bytes, mostPixels) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })

/** Vector pictures have no magic bytes, only their first element. @param {Uint8Array} bytes */
function isVector(bytes) {
  return startsAsSvg(Buffer.from(bytes.subarray(0, 4096)).toString('utf8'))
}

/**
 * What a file is by its content, and how many pixels it unfolds to. Undefined when it is nothing
 * that we take.
 * @param {Uint8Array} bytes
 * @param {number} mostPixels
 * @returns {Promise<Seen | undefined>}
 */
export async function look(bytes, mostPixels) {
  const kind = (await fileTypeFromBuffer(bytes))?.ext ?? 'xml'
  if (kind === 'pdf') return { kind }
  if (kind === 'heic') return { kind }
  const drawn = kind === 'xml' && isVector(bytes)
  if (!drawn && !dots.has(kind)) return undefined
  try {
    const { width, height } = await open(bytes, mostPixels).metadata()
    return { kind: 'picture', pixels: width * height, isVector: drawn }
  } catch (error) {
    // What the library says before it has looked any further.
    const isLarge = String(error).includes('pixel limit')
    if (isLarge) return { kind: 'picture', pixels: Infinity, isVector: drawn }
    return drawn ? undefined : { kind: 'picture', pixels: 0, isVector: false }
  }
}
