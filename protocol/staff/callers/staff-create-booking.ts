import { VersionField } from '#protocol/core/as-seen.ts'
import { IdField, MoneyField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { Dollars, Instant } from '#protocol/core/shapes.ts'
import { MilesField } from '#protocol/core/miles.ts'
import * as z from 'zod/mini'
import { callerFields, wishFields } from './caller-fields.ts'
import { callerPays } from './choices.ts'

/** What the desk reads out of a payment that was taken. */
const Receipt = z.object({ confirmationNumber: z.string(), amount: Dollars })

export const staffCreateBooking = command('staffCreateBooking', {
  about:
    'Books a car for a caller, who is found or made: held as long as the company says and mailed a link (`link`), paid in cash on the desk (`cash`), or awaited as a transfer (`transfer`). 409 when the car was just taken, the price is another, or the person has an account already.',
  access: 'staff',
  input: z.object({
    ...callerFields,
    ...wishFields,
    miles: z.optional(MilesField),
    /** The pickup appointment. */
    appt: z.optional(IdField),
    car: IdField,
    pays: z.enum(callerPays),
    /** What was read out; only compared. */
    total: MoneyField,
    /** For the desk alone. */
    note: z.optional(TextField(1000)),
  }),
  output: z.object({
    orderId: z.string(),
    number: z.number(),
    /** Absent when it is booked. */
    heldUntil: z.optional(Instant),
    receipt: z.optional(Receipt),
    /** Where the mail goes. */
    email: z.string(),
  }),
})

export const staffTakeCash = command('staffTakeCash', {
  about:
    'Takes cash for an order that is held or open: it is paid, and the payment says who took it and when. It asks what the renter’s own payment asks.',
  access: 'staff',
  input: z.object({ order: IdField, version: VersionField, total: MoneyField }),
  output: Receipt,
})
