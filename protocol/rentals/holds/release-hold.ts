import { IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { RentalAnswer } from '#protocol/money/orders/rental.ts'
import * as z from 'zod/mini'

export const releaseHold = command('releaseHold', {
  about:
    'Gives a held car back before its time is over. An order that is paid or promised is canceled instead, and answers 409.',
  access: 'user',
  // What they hold and have not paid.
  openWhileBlocked: true,
  input: z.object({ order: IdField }),
  output: RentalAnswer,
})
