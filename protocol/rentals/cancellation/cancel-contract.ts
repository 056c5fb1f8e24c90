import { IdField, MoneyField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { RentalAnswer } from '#protocol/money/orders/rental.ts'

export const cancelContract = command('cancelContract', {
  about: 'Cancels an order before its keys were taken; the refund follows refundQuote.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({
    order: IdField,
    /** The refund that the screen showed; only compared. */
    total: z.optional(MoneyField),
  }),
  output: RentalAnswer,
})
