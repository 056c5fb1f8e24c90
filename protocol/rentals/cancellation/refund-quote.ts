import { QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { RentalOffer } from '#protocol/rentals/rental-offers/rental-offer.ts'
import { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'

export const refundQuote = query('refundQuote', {
  about:
    'What goes back when this order ends: canceled before its keys, or returned early after them; line by line, and the ways it goes. Also what went back already.',
  access: 'user',
  input: z.object({
    order: IdField,
    /** The return appointment of an early return; absent: as soon as the notice allows. */
    appt: z.optional(IdField),
  }),
  output: z.object({
    /** Absent when neither can happen any more. */
    kind: z.optional(z.enum(['cancel', 'earlyReturn'])),
    /** Why it cannot happen now; absent when it can. */
    message: z.optional(z.string()),
    lines: z.array(QuoteLine),
    /** What goes back, the card fee's share included. */
    refund: Dollars,
    fee: Dollars,
    kept: Dollars,
    /** Whether money came for this rental: paid, a transfer that was announced and did not come yet, or none. */
    received: z.enum(['paid', 'awaited', 'nothing']),
    /** An early return: until when rent is counted; 24 hours after the notice at the earliest. */
    countsUntil: z.optional(WallTime),
    /** A booking that costs nothing to cancel now: until when that is, when it starts, and what goes back and stays after it. */
    free: z.optional(
      z.object({
        now: WallTime,
        until: WallTime,
        start: WallTime,
        later: z.object({ refund: Dollars, kept: Dollars }),
      }),
    ),
    /** An early return that was asked for already. */
    noticed: z.boolean(),
    /** How the money goes, the original way of each payment (docs/product/money.md#refunds). */
    ways: z.array(
      z.object({
        method: z.string(),
        name: z.string(),
        /** The card, where it is known, as a sentence names it: “your Visa ending in 4242”. */
        card: z.optional(z.string()),
        amount: Dollars,
        /** When it arrives, in words. */
        arrives: z.string(),
        /** A transfer needs an account to go to. */
        needsDestination: z.boolean(),
      }),
    ),
    /** What the company offers for an early return or for a late car, open or accepted. */
    offers: z.array(RentalOffer),
    deposit: MoneyOfRental.shape.deposit,
    refunds: MoneyOfRental.shape.refunds,
  }),
})
