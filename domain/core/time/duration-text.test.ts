import { expect, test } from 'vitest'
import { durationText, secondsText } from './duration-text.ts'

test.each([
  [-5, '0 min'],
  [0, '0 min'],
  [59.9, '59 min'],
  [60, '1 h'],
  [75, '1 h 15 min'],
  [22 * 60, '22 h'],
  [26 * 60 + 1, '26 h 1 min'],
])('%d minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})

test.each([
  [-1, '0 s'],
  [59, '59 s'],
  [60, '1 min 00 s'],
  [29 * 60 + 5, '29 min 05 s'],
])('%d seconds that run are %s', (seconds, text) => {
  expect(secondsText(seconds)).toBe(text)
})
