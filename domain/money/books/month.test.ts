import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { addDaysToDay, addMinutes } from '#domain/core/time/wall-time.ts'
import { addMonths, canClose, dayAfter, firstDay, parseMonth, rentalDaysWithin } from './month.ts'

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -23, '2024-12'],
  ['2026-05', 0, '2026-05'],
])('%s and %i months are %s', (month, months, then) => {
  expect(addMonths(month, months)).toBe(then)
})

test.each(['2026-13', '2026-00', '2026-1', '1999-12', '2026-01-01', ''])(
  '%j is no month',
  (text) => {
    expect(parseMonth(text)).toBeUndefined()
  },
)

test.each([
  ['2026-10', '2026-10-31', undefined, false],
  ['2026-10', '2026-11-01', undefined, true],
  ['2026-10', '2026-11-01', '2026-10', false],
  ['2026-09', '2026-11-01', '2026-10', false],
  ['2026-10', '2026-12-01', '2026-08', true],
])('%s on %s, closed until %s: %s', (month, today, closedUntil, can) => {
  expect(canClose(month, today, closedUntil)).toBe(can)
})

const october = [firstDay('2026-10'), dayAfter('2026-10')] as const

test.each([
  ['within', '2026-10-05T09:00', '2026-10-12T09:00', 7],
  ['five hours over are none', '2026-10-05T09:00', '2026-10-12T14:59', 7],
  ['six hours over are one', '2026-10-05T09:00', '2026-10-12T15:00', 8],
  ['an hour is a day', '2026-10-05T09:00', '2026-10-05T10:00', 1],
  ['into the month', '2026-09-28T09:00', '2026-10-03T09:00', 2],
  ['out of it, its last day begins on the 31st', '2026-10-30T23:00', '2026-11-06T23:00', 2],
  ['before', '2026-09-20T09:00', '2026-10-01T09:00', 0],
  ['after', '2026-11-01T00:00', '2026-11-08T00:00', 0],
  ['all of it', '2026-09-01T09:00', '2026-12-01T09:00', 31],
  ['nothing', '2026-10-05T09:00', '2026-10-05T09:00', 0],
])('days of October: %s', (_, start, end, days) => {
  expect(rentalDaysWithin({ start, end }, ...october)).toBe(days)
})

it('counts each day of a rental in one month', () => {
  const days = fc.integer({ min: 0, max: 800 }).map((n) => addDaysToDay('2025-01-01', n))
  const minutes = fc.integer({ min: 1, max: 200 * 1440 })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 1439 }), minutes, (day, clock, length) => {
      const start = addMinutes(`${day}T00:00`, clock)
      const end = addMinutes(start, length)
      const all = rentalDaysWithin({ start, end }, '2024-01-01', '2029-01-01')
      const months = Array.from({ length: 60 }, (_, at) => addMonths('2024-01', at))
      const each = months.map((month) =>
        rentalDaysWithin({ start, end }, firstDay(month), dayAfter(month)),
      )
      expect(each.reduce((sum, some) => sum + some, 0)).toBe(all)
    }),
  )
})
