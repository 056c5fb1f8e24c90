import { Dollars, Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const PaymentConfirmation = z.object({
  confirmationNumber: z.string(),
  order: z.string(),
  amount: Dollars,
  method: z.string(),
  paidAt: z.optional(Instant),
})
