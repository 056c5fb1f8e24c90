import { expect, test } from 'vitest'
import { oneLine } from '../one-line.ts'
import { breakLines } from './break-lines.ts'
import { printable } from './font-runs.ts'

test('a name that runs to the left is kept apart, so that a number after it stays after it', () => {
  expect(oneLine('محمد العربي')).toBe('\u2068محمد العربي\u2069')
  expect(oneLine('Ana Núñez')).toBe('Ana Núñez')
})

test('what a person typed cannot begin a line, nor turn what follows', () => {
  expect(oneLine('Ana\n## Price\tTotal')).toBe('Ana ## Price Total')
  expect(oneLine('Ana\u202e Núñez\u2066')).toBe('Ana Núñez')
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
