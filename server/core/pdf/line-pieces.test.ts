import { expect, test } from 'vitest'
import { oneLine } from '../one-line.ts'
import { breakLines } from './break-lines.ts'
import { printable } from './font-runs.ts'
import { linePieces } from './line-pieces.ts'

/** What the eye meets from left to right: a piece that runs to the left is read from its end. */
const seen = (line: string) =>
  linePieces(printable(line))
    .map(({ text, toLeft }) => {
      const isTurnedByItsFont = toLeft && /[\u0590-\u07ff]/u.test(text)
      return isTurnedByItsFont ? Array.from(text).toReversed().join('') : text
    })
    .join('')

const backwards = (text: string) => Array.from(text).toReversed().join('')
const name = 'محمد العربي'

test('a name that runs to the left stands between words that run to the right', () => {
  expect(seen(`Driver: ${name} (CA)`)).toBe(`Driver: ${backwards(name)} (CA)`)
  expect(linePieces(`Driver: ${name} (CA)`).map((piece) => piece.font)).toEqual([
    'noto-sans-latin',
    'noto-naskh-arabic',
    'noto-sans-latin',
  ])
})

test('brackets inside such a name are mirrored', () => {
  expect(seen('כהן (לוי) משה')).toBe(backwards('כהן )לוי( משה'))
})

test('a number after the name stays after it, when the name was typed by a person', () => {
  expect(seen(`${oneLine(name)}, 12345-6, valid`)).toBe(`${backwards(name)}, 12345-6, valid`)
  expect(oneLine('Ana Núñez')).toBe('Ana Núñez')
})

test('digits of such a name run to the right', () => {
  const digits = linePieces('علي ۱۲۳ سلام').find((piece) => piece.text.includes('۱'))
  expect(digits?.toLeft).toBe(false)
  // Their font's shaper turns them by their script, so they come to it turned.
  expect(digits?.text.trim()).toBe('۳۲۱')
})

test('what a person typed cannot begin a line, nor turn what follows', () => {
  expect(oneLine('Ana\n## Price\tTotal')).toBe('Ana ## Price Total')
  expect(oneLine('Ana\u202e Núñez\u2066')).toBe('Ana Núñez')
})

test.each([
  ['श्री कृष्ण', 'noto-sans-devanagari'],
  ['ශ්‍රී', 'noto-sans-sinhala'],
  ['สมชาย น้ำผึ้ง', 'noto-sans-thai'],
])('%s is one piece that says its letters in the order they are typed', (typed, font) => {
  expect(linePieces(printable(typed))).toEqual([{ font, text: typed, toLeft: false, says: typed }])
})

test('an emoji is told by its number, invisible signs are left out', () => {
  expect(printable('Ana \u{1f44d}\ufe0f\u200b')).toBe('Ana [U+1F44D]')
})

test('lines break after spaces, and inside a word only when it is longer than a line', () => {
  const lettersWide = (text: string) => text.length
  expect(breakLines('one two three', 7, lettersWide)).toEqual(['one two', 'three'])
  expect(breakLines('to incomprehensible', 8, lettersWide)).toEqual(['to incom', 'prehensi', 'ble'])
  expect(breakLines('', 7, lettersWide)).toEqual([''])
})
