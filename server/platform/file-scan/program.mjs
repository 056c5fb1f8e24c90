/*
 * A program of its own: looks into the files that people send. The server starts it with nothing of
 * its own (no environment, no database), asks it one question after the other, and ends it when one
 * takes too long: inside the server nothing could interrupt a library (file-scanners.ts). It ends by
 * itself when a file takes too much memory.
 */
import sharp from 'sharp'
import { draw } from './draw.mjs'
import { look, open } from './look.mjs'
import { isPlainPdf } from './pdf.mjs'

/**
 * `look` brings the file, which stays for the question after it.
 * @typedef {{ look: Uint8Array, mostPixels: number } | { isPlainPdf: true }
 *   | { draw: readonly import('./draw.mjs').Size[], mostPixels: number }
 *   | { grey: { width: number, height: number }, mostPixels: number }} Question
 * @typedef {import('./look.mjs').Seen | boolean | Uint8Array | Uint8Array[] | undefined} Answer
 */

// Nothing of one upload stays in memory for the next.
sharp.cache(false)

/*
 * Photos of fifty megapixels take less than half of it. A drawing says how much it takes in a
 * few letters, and libraries ask for it without end: gigabytes in the seconds that a file has.
 */
const mostBytes = 768 * 1024 * 1024
const lookEveryMs = 20
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL')
}, lookEveryMs)

/** @type {Uint8Array} */
let file = new Uint8Array()

/** @param {Question} question @returns {Promise<Answer>} */
async function answer(question) {
  if ('look' in question) {
    file = question.look
    return look(file, question.mostPixels)
  }
  const bytes = file
  file = new Uint8Array()
  if ('grey' in question) return grey(bytes, question.grey, question.mostPixels)
  return 'draw' in question ? draw(bytes, question.draw, question.mostPixels) : isPlainPdf(bytes)
}

/**
 * How bright each pixel of a picture is when it is made so small, row by row: enough to tell
 * whether two pictures are the same.
 * @param {Uint8Array} bytes
 * @param {{ width: number, height: number }} size
 * @param {number} mostPixels
 * @returns {Promise<Uint8Array>}
 */
async function grey(bytes, { width, height }, mostPixels) {
  const { data, info } = await open(bytes, mostPixels)
    .rotate()
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Uint8Array.from({ length: width * height }, (_, at) => data[at * info.channels] ?? 0)
}

process.on('message', (/** @type {Question} */ question) => {
  answer(question).then(
    (said) => process.send?.({ said }),
    // A broken file; what a library says of it helps nobody.
    () => process.send?.({ said: undefined }),
  )
})
// The caller is gone. An ordinary end would wait for the drawing that is under way.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.send?.({ said: 'ready' })
