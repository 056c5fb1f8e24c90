import { shareOf } from './half-up.ts'

const donationFraction = 0.1

/**
 * The fee of a payment method in cents: its `fraction` of the total due, deposit included, half up
 * (docs/product/prices.md#deposit). Nothing is due, no fee: a refund's share is not made here.
 */
export function paymentFee(totalDueCents: number, fraction: number): number {
  return shareOf(Math.max(0, totalDueCents), fraction)
}

/** The tenth of sales that is given away, in cents, half up (docs/product/prices.md#payment-fee). */
export function donation(baseCents: number): number {
  return shareOf(baseCents, donationFraction)
}
