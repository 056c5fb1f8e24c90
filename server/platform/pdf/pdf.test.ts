import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readPdf } from '#testing/pdf-text.ts'
import { Pdf } from './pdf.ts'

const names: [name: string, font: string][] = [
  ['Keliʻi Kaʻahumanu', 'NotoSans-Regular'],
  ['Ánh Nguyễn Đỗ', 'NotoSans-Regular'],
  ['Łukasz Şahin İnönü', 'NotoSans-Regular'],
  ['Ιωάννης Παπαδόπουλος', 'NotoSans-Regular'],
  ['Володимир Ґалаґан', 'NotoSans-Regular'],
  ['李 明', 'DroidSansFallback'],
  ['山田 さくら', 'DroidSansFallback'],
  ['김 민준', 'DroidSansFallback'],
]

const paper = () =>
  new Pdf({
    company: { name: 'Tramo', color: '#005e66' },
    lang: 'en',
    title: 'Names',
    at: new Date('2026-11-20T18:00:00Z'),
    footer: (page) => page,
  })

test('names print with the font embedded, and copying gives them back', async () => {
  const pdf = paper()
  for (const [name] of names) pdf.fact('Renter', name)
  const { text, fonts } = readPdf(await buffer(pdf.end()))
  for (const [name, font] of names) {
    expect(text.replaceAll('\t', '')).toContain(name)
    expect(fonts.join()).toContain(font)
  }
  expect(text).not.toContain('[U+')
})

test.each([
  ['สม Ana', '[U+0E2A][U+0E21] Ana'],
  ['محمد', '[U+0645][U+062D][U+0645][U+062F]'],
  ['श्री', '[U+0936][U+094D][U+0930][U+0940]'],
  ['Ana 👍🏽', 'Ana [U+1F44D][U+1F3FD]'],
  ['𐌰𐌹', '[U+10330][U+10339]'],
  ['A\u0301na e\u0323\u0302 \u0489', 'Ána ệ'],
  ['\ud83d lone', '[U+D83D] lone'],
])(
  'letters without a glyph are told by their numbers, and the paper is made: %s',
  async (name, shown) => {
    const pdf = paper()
    pdf.fact('Renter', name)
    const { text } = readPdf(await buffer(pdf.end()))
    expect(text.replaceAll('\t', '')).toContain(shown)
  },
)
