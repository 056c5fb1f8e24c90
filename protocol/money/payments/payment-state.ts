import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { PaymentConfirmation } from './confirmation.ts'

export const paymentState = query('paymentState', {
  about: 'Whether the gateway has told the server that an order is paid.',
  access: 'user',
  input: z.object({ order: IdField }),
  output: z.object({
    state: z.enum(['pending', 'paid', 'refused']),
    confirmation: z.optional(PaymentConfirmation),
    message: z.optional(z.string()),
  }),
})
