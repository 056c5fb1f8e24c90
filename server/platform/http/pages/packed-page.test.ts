import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packedPage } from './packed-page.ts'

const html = '<html lang="en">Tramo</html>'
const answer = packedPage(html)

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br; q=0.000', undefined],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('who accepts %s is sent %s', (accepted, encoding) => {
  expect(answer(accepted).encoding).toBe(encoding)
})

test('each packing holds the page', () => {
  expect(brotliDecompressSync(answer('br').body).toString()).toBe(html)
  expect(gunzipSync(answer('gzip').body).toString()).toBe(html)
  expect(answer(undefined).body.toString()).toBe(html)
})
