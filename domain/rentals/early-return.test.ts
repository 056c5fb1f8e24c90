import { expect, test } from 'vitest'
import { isEarlyReturn } from './early-return.ts'

test.each([
  ['2027-01-12T09:59', true],
  ['2027-01-12T10:00', false],
  ['2027-01-14T10:00', false],
])('a return at %s of a rental until 10:00 of the 12th: early %s', (returned, early) => {
  const end = '2027-01-12T10:00'
  expect(isEarlyReturn(returned, end)).toBe(early)
  expect(isEarlyReturn(new Date(`${returned}Z`), new Date(`${end}Z`))).toBe(early)
})
