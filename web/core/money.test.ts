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
