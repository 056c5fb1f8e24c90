import { IdField, LineField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** A card that the gateway keeps: its last digits and the last month of its life, as `12/30`. */
export const SavedCard = z.object({
  last4: z.string(),
  expiry: z.string(),
  /** Its owner said yes to charges of what is owed after a return. */
  hasConsent: z.boolean(),
})

/** A charge of the kept card that was announced for a balance (docs/product/booking-and-payment.md#charge-of-a-saved-card). */
export const PlannedCharge = z.object({
  amount: Dollars,
  /** `planned`: at `at`; `contested`: staff decide; `failed`: the card was not charged; `letGo`: staff left the card alone. */
  state: z.enum(['planned', 'contested', 'failed', 'letGo']),
  /** On the clock of the rental's area. */
  at: WallTime,
  /** The order whose receipt and charges say what is owed. */
  rental: z.string(),
  /** Nothing was decided on it yet. */
  mayContest: z.boolean(),
})
export type PlannedCharge = z.infer<typeof PlannedCharge>

/** docs/product/entities.md#payment-method Payment method with docs/product/booking-and-payment.md#gateway. `kind`: card, transfer or cash. */
export const PaymentMethod = z.object({
  id: z.string(),
  name: z.string(),
  transactionFee: z.number(),
  kind: z.enum(['card', 'transfer', 'cash']),
  instructions: z.string(),
  /** With `order`: the fee of this method and what it makes the total. */
  fee: z.optional(Dollars),
  total: z.optional(Dollars),
  /** The card that the gateway keeps for the caller, when it pays by this method. */
  savedCard: z.optional(SavedCard),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const paymentGateways = query('paymentGateways', {
  about: 'The ways to pay; with `order`, each with its fee and total.',
  access: 'user',
  input: z.object({ order: z.optional(IdField) }),
  output: z.object({
    paymentMethods: z.array(PaymentMethod),
    /** Of a balance. */
    plannedCharge: z.optional(PlannedCharge),
  }),
})

/** What a browser has of a card that was typed at the gateway; never the card itself. */
export const ConfirmationTokenField = LineField(300)

export const cardPrice = query('cardPrice', {
  about:
    'What an order costs with a card, by what the gateway made of it (`confirmationToken`): its kind, its fee and the total. The sum that is charged with it (docs/product/booking-and-payment.md#gateway).',
  access: 'user',
  input: z.object({ order: IdField, confirmationToken: ConfirmationTokenField }),
  output: z.object({ funding: z.enum(['credit', 'debit']), fee: Dollars, total: Dollars }),
})
