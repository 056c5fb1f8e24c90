import { open } from './look.mjs'

/**
 * How bright each pixel of a picture is when it is made so small, row by row: enough to tell
 * whether two pictures are the same.
 * @param {Uint8Array} bytes
 * @param {{ width: number, height: number }} size
 * @param {number} mostPixels
 * @returns {Promise<Uint8Array>}
 */
export async function grey(bytes, { width, height }, mostPixels) {
  const { data, info } = await open(bytes, mostPixels)
    .rotate()
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Uint8Array.from({ length: width * height }, (_, at) => data[at * info.channels] ?? 0)
}
