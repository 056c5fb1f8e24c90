import { open } from './look.mjs'

/** @typedef {{ width: number, height: number, fit: 'inside' | 'cover' }} Size */

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
      .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
    drawn.push(await picture.webp({ quality: 85 }).toBuffer())
  }
  return drawn
}
