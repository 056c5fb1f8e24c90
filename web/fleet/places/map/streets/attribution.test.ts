import { expect, it } from 'vitest'
import { creditPieces } from './attribution.ts'

it('the credit of a source becomes text and links', () => {
  const html =
    '<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> &copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> &amp; others'
  expect(creditPieces(html)).toEqual([
    { text: 'OpenFreeMap', href: 'https://openfreemap.org/' },
    { text: ' © ' },
    { text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    { text: ' & others' },
  ])
})

it.each([
  ['a program is no link', '<a href="javascript:alert(1)">x</a>', [{ text: 'x' }]],
  ['nor is an address without a lock', '<a href="http://example.com">x</a>', [{ text: 'x' }]],
  ['tags are left out', '<img src=x onerror=alert(1)><b>Data</b>', [{ text: 'Data' }]],
  ['an open bracket is text', 'a < b', [{ text: 'a < b' }]],
  ['nothing is nothing', ' <br> ', []],
])('%s', (_what, html, pieces) => {
  expect(creditPieces(html)).toEqual(pieces)
})

it('what is long is cut', () => {
  expect(creditPieces('x'.repeat(5_000))[0]?.text).toHaveLength(120)
  expect(creditPieces('<i>y</i>'.repeat(500))).toHaveLength(12)
})
