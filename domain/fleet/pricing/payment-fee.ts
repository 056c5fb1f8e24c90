import { shareOf } from './half-up.ts'
import type { Terms } from './quote-line.ts'

/**
 * The fee of a payment method in cents: its `fraction` of the total due, deposit included, half up
 * (docs/product/prices.md#deposit). Nothing is due, no fee: a refund's share is not made here.
 */
export function paymentFee(totalDueCents: number, fraction: number): number {
  return shareOf(Math.max(0, totalDueCents), fraction)
}

/** Of orders from before a company chose what it gives away (docs/product/prices.md#payment-fee). */
const earlierDonationRate = 0.1

/** What is given away of sales at the rate that their order keeps, in cents, half up; taken back of a negative base. */
export function donation(
  baseCents: number,
  { donationRate = earlierDonationRate }: Pick<Terms, 'donationRate'>,
): number {
  return Math.sign(baseCents) * shareOf(Math.abs(baseCents), donationRate)
}
