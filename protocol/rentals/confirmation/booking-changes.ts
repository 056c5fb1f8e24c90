import { IdField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { RentalAnswer } from '#protocol/money/orders/rental.ts'

export const bookingChangesCompleted = command('bookingChangesCompleted', {
  about: 'The renter has done what staff asked for.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({
    order: IdField,
    /** What they asked for, as it was read; only compared: something else is 409. */
    changesAsked: z.optional(TextField(500)),
  }),
  output: RentalAnswer,
})

export const staffProposeChanges = command('staffProposeChanges', {
  about: 'Asks the renter to change something about a booking or a rental.',
  access: 'staff',
  input: z.object({ order: IdField, message: TextField(500, 5) }),
  output: NoFields,
})
