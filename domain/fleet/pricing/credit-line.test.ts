import { expect, it } from 'vitest'
import { creditIn, leastToPay, withCredit } from './credit-line.ts'
import { paidParts } from './refunds/refund.ts'
import { quote } from './quote.ts'
import { taxesOf } from './taxes/order-taxes.ts'

const priced = quote({
  start: '2026-12-01T10:00',
  end: '2026-12-08T10:00',
  rates: { day: 3_900, week: 22_900, month: 84_900 },
  mileCents: 9,
  coefficient: 1,
  modifierId: 'normal',
  extras: [],
  taxes: taxesOf({ taxRate: 0.1 }),
  depositMinimum: 40_000,
  depositMaximum: 40_000,
  deductibles: [],
  driverBirthDays: ['1990-01-01'],
})
const [rent, tax, deposit] = [22_900, 2_290, 40_000]

it.each([
  [0, 0],
  [1, 1],
  [9_000, 9_000],
  [rent + tax - leastToPay, rent + tax - leastToPay],
  // Never the deposit, and never all of it.
  [rent + tax - leastToPay + 1, rent + tax - leastToPay],
  [1_000_000, rent + tax - leastToPay],
  [-5, 0],
])('a credit of %i cents takes %i off', (available, taken) => {
  const billed = withCredit(priced, available)
  expect(creditIn(billed)).toBe(taken)
  expect(billed.total).toBe(rent + tax + deposit - taken)
  expect(billed.dueNow).toBe(billed.total)
  expect(billed.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(billed.total)
  expect(billed.donationBase).toBe(priced.donationBase)
  const parts = paidParts(billed)
  expect([parts.rent, parts.tax, parts.deposit]).toEqual([rent, tax, deposit])
})

it('a change to a cheaper car, which gives money back, takes none', () => {
  const cheaper = { ...priced, total: -500, dueNow: 0, deposit: 0 }
  expect(withCredit(cheaper, 9_000)).toBe(cheaper)
})
