/*
 * A program of its own: draws the vector picture of its input and writes it out as PNG. Whoever
 * started it ends it when it takes too long; inside the server nothing could (draw-vector.ts).
 */
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const [mostPixels, longestSide] = process.argv.slice(2).map(Number)
const picture = sharp(await buffer(process.stdin), {
  limitInputPixels: mostPixels,
  failOn: 'error',
  pages: 1,
})
const drawn = await picture
  .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  .png({ compressionLevel: 1 })
  .toBuffer()
process.stdout.write(drawn)
