import { open } from './look.mjs'

/**
 * `contain` leaves what is free around the picture clear.
 * @typedef {{ width: number, height: number, fit: 'inside' | 'cover' | 'contain' }} Size
 */

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Draws a picture anew as WebP: upright, of its first frame, without metadata, profile or
 * whatever else the file carried. Vector pictures become pixels, so no script of theirs ever
 * reaches a browser, and nothing they name is loaded.
 * @param {Uint8Array} bytes
 * @param {readonly Size[]} sizes one result each
 * @param {number} mostPixels
 * @returns {Promise<Buffer[]>}
 */
export async function draw(bytes, sizes, mostPixels) {
  const drawn = []
  for (const { width, height, fit } of sizes) {
    const picture = open(bytes, mostPixels)
      .rotate()
      .resize({ width, height, fit, withoutEnlargement: fit === 'inside', background: clear })
    drawn.push(await picture.webp({ quality: 85 }).toBuffer())
  }
  return drawn
}
