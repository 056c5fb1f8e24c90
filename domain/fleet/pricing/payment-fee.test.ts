import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { donation, paymentFee } from './payment-fee.ts'

describe('the fee of a payment method', () => {
  // @3-payment-method @9-card-fee
  test.each([
    [150_200, 0.03, 4_506],
    [150_250, 0.03, 4_508],
    [50, 0.03, 2],
    [49, 0.03, 1],
    [16, 0.03, 0],
    [17, 0.03, 1],
    [150_200, 0, 0],
    [0, 0.03, 0],
    [-5_000, 0.03, 0],
  ])('on %i cents at %d is %i', (due, fraction, fee) => {
    expect(paymentFee(due, fraction)).toBe(fee)
  })

  it('is half up whatever the fraction looks like in binary', () => {
    const due = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(due, fc.integer({ min: 0, max: 10_000 }), (cents, tenThousandths) => {
        const exact = (BigInt(cents) * BigInt(tenThousandths) * 2n + 10_000n) / 20_000n
        expect(paymentFee(cents, tenThousandths / 10_000)).toBe(Number(exact))
      }),
    )
  })
})

test('of sales the rate that their order keeps is given away, half up; a tenth of earlier ones', () => {
  const tenth = { donationRate: 0.1 }
  expect(donation(150_200, tenth)).toBe(15_020)
  expect(donation(5, tenth)).toBe(1)
  expect(donation(4, tenth)).toBe(0)
  expect(donation(0, tenth)).toBe(0)
  expect(donation(-150_200, tenth)).toBe(-15_020)
  expect(donation(150_200, {})).toBe(15_020)
  expect(donation(150_200, { donationRate: 0.025 })).toBe(3_755)
  expect(donation(150_200, { donationRate: 0 })).toBe(0)
})
