import { IdField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const contestCardCharge = command('contestCardCharge', {
  about:
    'The renter says why the charge of the saved card that was announced for a balance is not right, once; nothing is charged until staff decide (docs/product/booking-and-payment.md#charge-of-a-saved-card).',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ order: IdField, text: TextField(2000, 10) }),
  output: NoFields,
})
