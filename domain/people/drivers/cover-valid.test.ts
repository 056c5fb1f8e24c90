import { expect, test } from 'vitest'
import { isValidForTrip } from './cover-valid.ts'

// @5-should-be
test.each([
  ['the day after the end', '2026-11-22', '2026-11-21T10:00', true],
  ['the day of the end', '2026-11-21', '2026-11-21T10:00', false],
  ['the day after an end just before midnight', '2026-11-22', '2026-11-21T23:30', true],
  ['the first of the year after New Year’s Eve', '2027-01-01', '2026-12-31T10:00', true],
  ['29 February after the 28th', '2028-02-29', '2028-02-28T10:00', true],
  ['28 February for an end on it', '2027-02-28', '2027-02-28T10:00', false],
  ['years later', '2031-05-01', '2026-11-21T10:00', true],
  ['no date', undefined, '2026-11-21T10:00', false],
])('valid until %s', (_, expiration, end, valid) => {
  expect(isValidForTrip(expiration, end)).toBe(valid)
})
