import { IdField, MoneyField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { rentalKinds } from '#protocol/money/orders/rental.ts'
import { ToDecide, VersionField } from '../../core/as-seen.ts'
import { cancelRefunds } from './choices.ts'

const Back = z.object({
  /** What goes back in all, the card fee's share included. */
  refund: Dollars,
  kept: Dollars,
  /** Why, in a sentence. */
  rule: z.string(),
  /** How it goes; by hand is what staff have to send themselves. */
  ways: z.array(z.object({ name: z.string(), amount: Dollars, byHand: z.boolean() })),
})

export const staffCancelQuote = query('staffCancelQuote', {
  about:
    'What goes back when staff cancel this order now, by the rule and in full, and what else ends with it.',
  access: 'staff',
  input: z.object({ order: IdField }),
  output: z.object({
    /** Why it cannot be cancelled any more; absent when it can. */
    message: z.optional(z.string()),
    /** Nothing was paid, so nothing goes back. */
    paid: z.boolean(),
    rule: Back,
    full: Back,
    /** What waits for this order ends with it, and all it cost goes back on top. */
    followers: z.array(
      z.object({ number: z.number(), kind: z.enum(rentalKinds), refund: Dollars }),
    ),
    ...ToDecide,
  }),
})

export const staffCancelBooking = command('staffCancelBooking', {
  about:
    'Cancels any order before its keys, held ones too, with a reason that the renter reads; 409 when something else would go back than was shown.',
  access: 'staff',
  input: z.object({
    order: IdField,
    version: VersionField,
    reason: TextField(500),
    refund: z.enum(cancelRefunds),
    /** What the quote showed to go back for the order itself; only compared. */
    total: MoneyField,
  }),
  output: NoFields,
})
