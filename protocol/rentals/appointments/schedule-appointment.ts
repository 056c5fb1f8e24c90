import { IdField, IntField, WallTimeField } from '#protocol/core/fields.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { RentalAnswer } from '#protocol/money/orders/rental.ts'

export const scheduleAppointment = command('scheduleAppointment', {
  about:
    'Accepts or changes an appointment: rentalStatus 85 the pickup, 92 the return, 93 maintenance. 409 when the slot was just taken.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({
    order: IdField,
    appt: IdField,
    /** Absent: the pickup. */
    rentalStatus: z.optional(
      IntField.check(z.refine((code) => [85, 92, 93].includes(code), fieldError('invalidData'))),
    ),
    /** When it begins and ends on the screen; only compared with the slot. */
    start: z.optional(WallTimeField),
    end: z.optional(WallTimeField),
  }),
  output: RentalAnswer,
})
