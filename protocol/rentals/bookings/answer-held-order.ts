import { IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

export const answerHeldOrder = command('answerHeldOrder', {
  about:
    'A car was held with the caller’s address before anybody had shown whose it is (`heldOrders` of `userInfo`): `accept` takes the order into the caller’s account, priced for its drivers, `decline` gives the car free. Nothing else of the registration comes along (docs/product/accounts.md#registration).',
  access: 'user',
  input: z.object({ order: IdField, answer: z.enum(['accept', 'decline']) }),
  output: z.object({ orderId: z.optional(z.string()) }),
})
