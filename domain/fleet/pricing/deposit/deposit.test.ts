import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { collisionCover, coverPriceFor, deposit, pricesToGoOn } from './deposit.ts'

const minimum = 25_000
const maximum = 70_000

// @9-deposit-maximum
describe('the deposit', () => {
  test.each([
    ['is the maximum without a cover', [], 70_000, 'deposit-maximum'],
    ['is lowered by a cover to its deductible', [50_000], 50_000, 'deposit-collision-deductible'],
    [
      'takes the lowest of several',
      [60_000, 40_000, 50_000],
      40_000,
      'deposit-collision-deductible',
    ],
    ['is floored at the minimum', [10_000], 25_000, 'deposit-minimum'],
    ['may be the minimum by itself', [25_000], 25_000, 'deposit-collision-deductible'],
    ['is floored under a deductible of nothing', [0], 25_000, 'deposit-minimum'],
    ['is capped at the maximum', [100_000], 70_000, 'deposit-maximum'],
  ])('%s', (_, deductibles, base, rule) => {
    expect(deposit({ minimum, maximum, deductibles, under25: false })).toEqual({
      base,
      amount: base,
      rule,
    })
  })

  // @9-under-25
  it('grows by $200 once for a driver under 25, over the maximum too', () => {
    expect(deposit({ minimum, maximum, deductibles: [], under25: true })).toMatchObject({
      base: 70_000,
      amount: 90_000,
    })
    expect(deposit({ minimum, maximum, deductibles: [10_000], under25: true }).amount).toBe(45_000)
  })

  // @9-deposit-maximum
  it('never leaves its limits except by those $200', () => {
    const cents = fc.integer({ min: 0, max: 500_000 })
    fc.assert(
      fc.property(cents, cents, fc.array(cents), fc.boolean(), (a, b, deductibles, under25) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)]
        const { base, amount } = deposit({ minimum: least, maximum: most, deductibles, under25 })
        expect(base).toBeGreaterThanOrEqual(least)
        expect(base).toBeLessThanOrEqual(most)
        expect(amount - base).toBe(under25 ? 20_000 : 0)
      }),
    )
  })
})

describe('the company’s own collision cover', () => {
  const prices = [
    { from: 0, month: 5_000 },
    { from: 74_500, month: 10_000 },
  ]

  it('goes on at the prices of today, or at the agreed one where it is not sold any more', () => {
    const agreed = [
      { code: 'months', unitPrice: 84_900 },
      { code: 'ownCollision', unitPrice: 5_000 },
    ]
    expect(pricesToGoOn(prices, agreed)).toBe(prices)
    expect(pricesToGoOn([], agreed)).toEqual([{ from: 0, month: 5_000 }])
    expect(pricesToGoOn([], agreed.slice(0, 1))).toEqual([])
  })

  it('is not sold where it has no price', () => {
    expect(coverPriceFor([], 70_000)).toBeUndefined()
    expect(collisionCover([], 70_000, 30)).toBeUndefined()
    expect(coverPriceFor([{ from: 50_000, month: 5_000 }], 49_999)).toBeUndefined()
  })

  // @9-own-collision
  test.each([
    [0, 5_000],
    [74_499, 5_000],
    [74_500, 10_000],
    [200_000, 10_000],
  ])('with a base deposit of %i cents costs %i a month', (base, monthly) => {
    expect(coverPriceFor(prices, base)?.month).toBe(monthly)
  })

  test.each([
    [1, 5_000],
    [29, 5_000],
    [30, 5_000],
    [31, 10_000],
    [60, 10_000],
    [61, 15_000],
  ])('for %i days counts each started 30', (totalDays, cents) => {
    expect(collisionCover(prices, 70_000, totalDays)).toBe(cents)
    expect(collisionCover(prices, 74_500, totalDays)).toBe(2 * cents)
  })
})
