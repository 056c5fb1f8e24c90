import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#domain/core/time/wall-time.ts'
import { creditIn, withCredit } from './credit-line.ts'
import { discountOf, rentToLower, withDiscount } from './discount-line.ts'
import { quoteNewDates } from './new-dates.ts'
import { type QuoteInput, quote } from './quote.ts'
import { paidParts } from './refunds/refund.ts'
import { taxedOf, taxesOf } from './taxes/order-taxes.ts'

const start = '2026-12-01T10:00'
const input: QuoteInput = {
  start,
  end: '2026-12-08T10:00',
  rates: { day: 3_900, week: 22_900, month: 84_900 },
  mileCents: 9,
  coefficient: 1,
  modifierId: 'normal',
  extras: [{ id: 'seat', price: 2_000 }],
  taxes: taxesOf({ taxRate: 0.1 }),
  donationRate: 0.1,
  depositMinimum: 40_000,
  depositMaximum: 40_000,
  deductibles: [],
  driverBirthDays: ['1990-01-01'],
}
const priced = quote(input)
const [rent, extras, deposit] = [22_900, 2_000, 40_000]
const reason = 'You waited for us.'
const total = (lines: readonly { amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

it.each([
  // Off, what is taken off, and the tax of what is left.
  [1, 1, 2_490],
  [4_000, 4_000, 2_090],
  [rent - 1, rent - 1, 200],
  [rent, rent, 200],
  // Never more than the rent: extras and deposit stay.
  [rent + 1, rent, 200],
  [1_000_000, rent, 200],
])('%i cents off take %i off the rent, and leave a tax of %i', (cents, off, tax) => {
  const lower = withDiscount(priced, { cents, reason })
  expect(discountOf(lower)).toEqual({ cents: off, reason })
  expect(paidParts(lower)).toEqual({ rent: rent - off, services: extras, tax, deposit })
  expect(lower.total).toBe(rent - off + extras + tax + deposit)
  expect(lower.dueNow).toBe(lower.total)
  expect(total(lower.lines)).toBe(lower.total)
  // What is given away is of what is sold, and that is less.
  expect(lower.donationBase).toBe(rent - off + extras)
  expect(lower.deposit).toBe(deposit)
})

it('another sum takes the place of the first one, and none gives the price of before', () => {
  const first = withDiscount(priced, { cents: 4_000, reason })
  const second = withDiscount(first, { cents: 1_500, reason: 'Less.' })
  expect(second).toEqual(withDiscount(priced, { cents: 1_500, reason: 'Less.' }))
  expect(second.lines.filter(({ code }) => code === 'discount')).toHaveLength(1)
  expect(rentToLower(second)).toBe(rent)
  expect(withDiscount(second, undefined)).toEqual(priced)
  expect(withDiscount(second, { cents: 0, reason: '' })).toEqual(priced)
})

it('credit that no longer fits stays with its renter, and fits again when the discount is taken back', () => {
  const billed = withCredit(priced, 24_000)
  const lower = withDiscount(billed, { cents: rent, reason }, 24_000)
  expect(creditIn(lower)).toBe(2_100)
  expect(lower.total).toBe(deposit + 100)
  expect(withDiscount(lower, undefined, 24_000)).toEqual(billed)
})

it('other dates keep what was taken off, at most their rent', () => {
  const lower = withDiscount(priced, { cents: 4_000, reason })
  const dates = { start, end: '2026-12-15T10:00', modifierId: 'normal' }
  const moved = quoteNewDates(lower, dates)
  expect(discountOf(moved)).toEqual({ cents: 4_000, reason })
  expect(moved.total).toBe(
    withDiscount(quoteNewDates(priced, dates), { cents: 4_000, reason }).total,
  )
  expect(total(moved.lines)).toBe(moved.total)
})

it('the lines of a lowered price make its total, and each tax is what the rule takes of the rest', () => {
  const money = fc.integer({ min: 0, max: 90_000 })
  fc.assert(
    fc.property(
      fc.record({ day: money, week: money, month: money, seat: money, credit: money }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 0, max: 200_000 }),
      ({ seat, credit, ...rates }, days, before, cents) => {
        const taxes = [
          { id: 'day', nameEn: 'Day', nameEs: 'Día', dayCents: 200, on: [], onTaxes: [] },
          {
            id: 'state',
            nameEn: 'State',
            nameEs: 'Estado',
            fraction: 0.0725,
            on: ['rent', 'extras'] as const,
            onTaxes: ['day'],
          },
        ]
        const one = { ...input, rates, taxes, end: addDays(start, days) }
        const full = quote({ ...one, extras: [{ id: 'seat', price: seat }] })
        const at = withDiscount(withCredit(full, credit), { cents: before, reason }, credit)
        const lower = withDiscount(at, { cents, reason }, credit)
        const left = rentToLower(full) - Math.min(cents, rentToLower(full))
        expect(total(lower.lines)).toBe(lower.total)
        expect(lower.total).toBeGreaterThanOrEqual(0)
        expect(lower.total).toBeLessThanOrEqual(full.total)
        expect(lower.donationBase).toBe(left + seat)
        const dayTax = days * 200
        const state = Math.round(((left + seat + dayTax) * 725) / 10_000)
        expect(taxedOf(lower).paid).toEqual({ day: dayTax, state })
        expect(lower.total).toBe(left + seat + dayTax + state + deposit - creditIn(lower))
        expect(withDiscount(lower, undefined, credit)).toEqual(withCredit(full, credit))
      },
    ),
  )
})
