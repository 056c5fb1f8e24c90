import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanLine, cleanLines } from './clean-text.ts'

it.each([
  // Turned around by a mark of direction; the mark is gone, the letters stay as they were typed.
  ['\u202eLópezAna', 'LópezAna'],
  ['\u2068Ana\u2069 López\u200f', 'Ana López'],
  ['\u202a+1 305 555 0123\u202c', '+1 305 555 0123'],
  ['An\u200ba\u00ad\ufeff', 'Ana'],
  ['Ana\ufe0f\u{e0101}\u034f', 'Ana'],
  ['\u2800\u3164Ana', 'Ana'],
  ['\u00a0 Ana \u3000\t María\u2003de\r\nLeón ', 'Ana María de León'],
  ['Ana\u0000\u0007López', 'Ana López'],
  ['Jose\u0301 Nun\u0303ez', 'José Nuñez'],
  ['👩\u200d👧 Ana', '👩👧 Ana'],
  ['علي بن أبي', 'علي بن أبي'],
  ['O’Neill-Šmíd Jr.', 'O’Neill-Šmíd Jr.'],
  ['\u202e\u200b ', ''],
])('one line: %j is kept as %j', (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept)
})

it.each([
  ['First line\r\n\r\n  second, 👩\u200d👧\n', 'First line\n\n  second, 👩\u200d👧'],
  ['Pay \u202e05$\u202c now\u2028today', 'Pay 05$ now\ntoday'],
  ['a\u0000b\tc\u200b', 'a b\tc'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
])('several lines: %j is kept as %j', (typed, kept) => {
  expect(cleanLines(typed)).toBe(kept)
})

it('what is clean stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed))
      expect(cleanLines(cleanLines(typed))).toBe(cleanLines(typed))
    }),
  )
})
