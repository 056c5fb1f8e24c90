import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Dollars } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** A card that the gateway keeps: its last digits and the last month of its life, as `12/30`. */
export const SavedCard = z.object({ last4: z.string(), expiry: z.string() })

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
  output: z.object({ paymentMethods: z.array(PaymentMethod) }),
})
