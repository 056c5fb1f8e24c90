/*
 * Cuts the faces of every screen to what screens say and to the weights they say it in: `node scripts/draw-fonts.mjs`
 * writes web/ui/fonts/. Run it again for another version of a face, another letter or another weight (README.md there).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
/** @param {string} name */
const latin = (name) =>
  readFileSync(
    require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  )

/**
 * @param {number} first
 * @param {number} last
 */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

// English, Spanish, names of the west of Europe and of Hawaii, and the marks that our sentences have.
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœʻʼˆ˚˜–—‘’‚“”„†•…‹›€™↑↓→−∕\ufeff\ufffd`

/** @type {readonly [to: string, from: Buffer, letters: string, wght: number | { min: number, max: number }][]} */
const faces = [
  ['text', latin('atkinson-hyperlegible-next'), letters, { min: 400, max: 700 }],
  ['display', latin('bricolage-grotesque'), letters, 700],
  // Numbers and sums stand in all weights; the letters of that face only in headings.
  ['digits', latin('bricolage-grotesque'), '0123456789 $¢%.,:/+−–-()×', { min: 400, max: 700 }],
]

for (const [to, from, said, wght] of faces) {
  const face = await subsetFont(from, said, { targetFormat: 'woff2', variationAxes: { wght } })
  writeFileSync(new URL(`../web/ui/fonts/${to}.woff2`, import.meta.url), face)
  process.stdout.write(`${to}.woff2: ${face.length} of ${from.length} bytes\n`)
}
