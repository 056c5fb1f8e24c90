import {
  EnglishLettersField,
  IdField,
  ListField,
  MoneyField,
  TextField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { PaymentConfirmation } from './confirmation.ts'

export const submitPaymentRefund = command('submitPaymentRefund', {
  about:
    'Starts a payment. A card method answers what the browser needs to confirm with the gateway; the others answer a confirmation that waits for staff (PRODUCT.md 8).',
  access: 'user',
  input: z.object({
    order: IdField,
    paymentMethod: IdField,
    /** What the screen showed, fee included; only compared. */
    total: z.optional(MoneyField),
    confirmationNumber: z.optional(EnglishLettersField(40)),
    options: ListField,
    appt: z.optional(IdField),
    pm: z.optional(IdField),
    paymentRefundMethod: z.optional(IdField),
    paymentRefundDestination: z.optional(TextField(200)),
  }),
  output: z.object({
    payment: z.optional(
      z.object({ gateway: z.string(), clientSecret: z.string(), publishableKey: z.string() }),
    ),
    confirmation: z.optional(PaymentConfirmation),
    paid: z.boolean(),
  }),
})
