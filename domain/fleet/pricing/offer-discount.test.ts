import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offerDiscount } from './offer-discount.ts'

// @9-discount-requires
describe('an early-return discount', () => {
  const offer = { kind: 'earlyReturn', amount: 5_000, byTheEnd: true, rentLeft: 100_000 } as const

  test.each([
    ['at once', 0, 5_000],
    ['in the last minute of the 24 hours', 24 * 60, 5_000],
    ['a minute later', 24 * 60 + 1, 0],
  ])('%s', (_when, minutesSinceAccepted, cents) => {
    expect(offerDiscount({ ...offer, minutesSinceAccepted })).toBe(cents)
  })

  test('is none after the end of the rental', () => {
    expect(offerDiscount({ ...offer, minutesSinceAccepted: 0, byTheEnd: false })).toBe(0)
  })
})

test('a discount holds whenever the car comes back', () => {
  const minutesSinceAccepted = 60 * 24 * 60
  expect(
    offerDiscount({
      kind: 'discount',
      amount: 2_500,
      minutesSinceAccepted,
      byTheEnd: false,
      rentLeft: 9_000,
    }),
  ).toBe(2_500)
})

test('no offer gives more than the rent that is left, nor takes anything', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('earlyReturn' as const, 'discount' as const),
      fc.nat(1_000_000),
      fc.nat(100_000),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.boolean(),
      (kind, amount, minutesSinceAccepted, rentLeft, byTheEnd) => {
        const cents = offerDiscount({ kind, amount, minutesSinceAccepted, byTheEnd, rentLeft })
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(Math.min(amount, Math.max(0, rentLeft)))
      },
    ),
  )
})
