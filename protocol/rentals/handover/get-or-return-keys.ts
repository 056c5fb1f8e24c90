import { carChecks } from '#domain/rentals/inspections/car-checks.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import {
  FilesField,
  IdField,
  IntField,
  JsonField,
  LineField,
  TextField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { DegreesField, EighthsField, OdometerField, PercentField } from './readings.ts'
import { RentalAnswer } from '#protocol/money/orders/rental.ts'
import { longestComments, longestReason } from './limits.ts'

/** One thing of the car that is fine, or what is wrong with it. */
const CarCheck = z.object({
  check: z.enum(carChecks),
  ok: z.boolean(),
  note: z.optional(LineField(300)),
})

export const getOrReturnKeys = command('getOrReturnKeys', {
  about:
    'I have arrived (91), get keys (86) or return keys (88). Getting the keys of another car hands the first one in with oldOdometer and oldGas. An electric car has charge (oldCharge) instead of gas.',
  access: 'user',
  // To give a car back: the keys of a booking are refused.
  openWhileBlocked: true,
  input: z.object({
    order: IdField,
    car: z.optional(IdField),
    rentalStatus: IntField.check(
      z.refine((code) => [86, 88, 91].includes(code), fieldError('invalidData')),
    ),
    odometer: z.optional(OdometerField),
    gas: z.optional(EighthsField),
    /** Percent, of an electric car instead of gas. */
    charge: z.optional(PercentField),
    oldOdometer: z.optional(OdometerField),
    oldGas: z.optional(EighthsField),
    oldCharge: z.optional(PercentField),
    latitude: z.optional(DegreesField(90)),
    longitude: z.optional(DegreesField(180)),
    /** Why there is no position, in the renter's words. */
    positionReason: z.optional(TextField(longestReason)),
    comments: z.optional(TextField(longestComments)),
    /** What was looked at before driving off, as JSON; an issue says what. */
    checks: z.optional(JsonField(z.array(CarCheck).check(z.maxLength(carChecks.length)))),
    /** The entry of orderHistory or carServiceHistory that was the newest when the form was opened. */
    objectHistory: z.optional(IdField),
    pictures: FilesField,
  }),
  output: RentalAnswer,
})
