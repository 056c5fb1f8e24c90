import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formatCents,
  formatCount,
  formatMilePrice,
  formatMiles,
  formatMoney,
  formatPercent,
  formatRate,
  sumOfDollars,
} from './money.ts'

it('says money, miles and shares the same in both languages', () => {
  expect([formatMoney(1502), formatMoney(-0.5), formatRate(849), formatRate(849.5)]).toEqual([
    '$1,502.00',
    '-$0.50',
    '$849',
    '$849.50',
  ])
  expect([formatCents(9), formatMilePrice(0.09), formatMilePrice(0.1059)]).toEqual([
    '9¢',
    '9¢',
    '10.59¢',
  ])
  expect([formatCount(48_210), formatMiles(48_210), formatPercent(0.029)]).toEqual([
    '48,210',
    '48,210 mi',
    '2.9%',
  ])
})

it('adds dollars in cents', () => {
  expect(sumOfDollars([0.1, 0.2, -0.3])).toBe(0)
  expect(sumOfDollars([1.1, 2.2])).toBe(3.3)
  expect(sumOfDollars([])).toBe(0)
})

it('is what Intl says, which is too slow to begin a screen with', () => {
  const usd = { style: 'currency', currency: 'USD' } as const
  const as = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options)
  const [money, rate] = [as(usd), as({ ...usd, maximumFractionDigits: 0 })]
  const [whole, two] = [as({ maximumFractionDigits: 0 }), as({ maximumFractionDigits: 2 })]
  const percent = as({ style: 'percent', maximumFractionDigits: 2 })
  const amounts = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (cents, basisPoints) => {
      expect(formatMoney(cents / 100)).toBe(money.format(cents / 100))
      expect(formatRate(cents)).toBe(rate.format(cents))
      expect(formatCount(cents)).toBe(whole.format(cents))
      expect(formatCents(cents / 100)).toBe(`${two.format(cents / 100)}¢`)
      expect(formatPercent(basisPoints / 10_000)).toBe(percent.format(basisPoints / 10_000))
    }),
    { numRuns: 2_000 },
  )
})
