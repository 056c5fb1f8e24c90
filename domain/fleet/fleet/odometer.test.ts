import { expect, test } from 'vitest'
import { highestReading, isFresh } from './odometer.ts'

const at = new Date('2026-11-24T18:00:00Z')
const after = (hours: number) => new Date(at.getTime() + hours * 3_600_000)

test.each([
  ['at the same moment', 0, 48_880],
  ['a clock that is behind', -5, 48_880],
  ['an hour later', 1, 50_380],
  ['a day later', 24, 50_380],
  ['a day and a minute later', 24 + 1 / 60, 51_880],
  ['a month later', 30 * 24, 93_880],
])('%s (%d hours) an odometer at 47,380 shows %d at most', (_when, hours, most) => {
  expect(highestReading({ miles: 47_380, at }, after(hours))).toBe(most)
})

test('a car whose reading came with its papers may have been driven since', () => {
  expect(highestReading({ miles: 47_380, at: undefined }, at)).toBe(97_380)
})

test('a car without a known reading may show what an old car shows', () => {
  expect(highestReading({ miles: 0, at: undefined }, at)).toBe(500_000)
})

test.each([
  ['at the same moment', 0, true],
  ['a clock that is behind', -1, false],
  ['an hour later', 1, true],
  ['24 hours later', 24, true],
  ['a minute after that', 24 + 1 / 60, false],
])('%s (%d hours) a reading stands for now: %s', (_when, hours, stands) => {
  expect(isFresh({ at }, after(hours))).toBe(stands)
})

test('a number that came with the papers stands for nothing', () => {
  expect(isFresh({ at: undefined }, at)).toBe(false)
})
