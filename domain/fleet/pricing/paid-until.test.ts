import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../core/time/wall-time.ts'
import { paidUntil } from './paid-until.ts'
import { type QuoteInput, quote } from './quote.ts'

const start = '2026-11-02T10:00'
const rental: QuoteInput = {
  start,
  end: addDays(start, 30),
  rates: { day: 4_000, week: 21_000, month: 80_000 },
  mileCents: 0,
  coefficient: 1,
  modifierId: 'normal',
  extras: [],
  taxes: [],
  depositMinimum: 30_000,
  depositMaximum: 30_000,
  deductibles: [],
  driverBirthDays: [],
}

test.each([
  ['before it began', -1, 0],
  ['on its first day', 0, 0],
  ['for a week', 7, 21_000],
  ['for two weeks and a day', 15, 46_000],
  ['for so many days that they cost more than the month', 29, 80_000],
  ['to its end', 30, 80_000],
  ['past its end', 31, 80_000],
])('what is paid of a rental %s', (_when, days, cents) => {
  expect(paidUntil(rental, addDays(start, days))).toBe(cents)
})

test('never less than nothing and never more than the price without the deposit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: -5, max: 410 }),
      (long, until) => {
        const input = { ...rental, end: addDays(start, long) }
        const { total, deposit } = quote(input)
        const paid = paidUntil(input, addDays(start, until))
        expect(paid).toBeGreaterThanOrEqual(0)
        expect(paid).toBeLessThanOrEqual(total - deposit)
      },
    ),
  )
})
