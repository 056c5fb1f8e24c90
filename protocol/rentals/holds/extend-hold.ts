import { IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { RentalAnswer } from '#protocol/money/orders/rental.ts'
import * as z from 'zod/mini'

export const extendHold = command('extendHold', {
  about:
    'Keeps the car of a held order for 15 minutes more, once; a second time answers 409, an unconfirmed account status 0.',
  access: 'user',
  input: z.object({ order: IdField }),
  output: RentalAnswer,
})
