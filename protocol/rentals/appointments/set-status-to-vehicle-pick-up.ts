import { IdField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { RentalAnswer } from '#protocol/money/orders/rental.ts'
import { longestMessage } from './limits.ts'

export const setStatusToVehiclePickUp = command('setStatusToVehiclePickUp', {
  about: 'Takes a return or maintenance appointment back; the rental goes on with 86.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ order: IdField, message: z.optional(TextField(longestMessage)) }),
  output: RentalAnswer,
})
