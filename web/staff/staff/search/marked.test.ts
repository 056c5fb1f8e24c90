import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matches } from './marked.ts'

test.each([
  ['Mei Tanaka', 'tan', ['Tan']],
  ['Noemí Núñez', 'nunez noemi', ['Noemí', 'Núñez']],
  ['(415) 555-0142 · mei@example.com', '4155550142', ['415) 555-0142']],
  ['(415) 555-0142', '415-555', ['415) 555']],
  ['TRAMO204', 'mo2', ['MO2']],
  ['Order 48197', '481', ['481']],
  ['Mei Tanaka', 'xyz', []],
  ['Ana', '', []],
  // Two digits are in every number.
  ['(415) 555-0142', '15', ['15']],
])('of “%s”, “%s” marks %j', (text, asked, marked) => {
  const found = matches(text, asked).filter(({ isMatch }) => isMatch)
  expect(found.map(({ piece }) => piece)).toEqual(marked)
})

test('whatever is asked, the pieces are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, asked) => {
      expect(
        matches(text, asked)
          .map(({ piece }) => piece)
          .join(''),
      ).toBe(text)
    }),
  )
})
