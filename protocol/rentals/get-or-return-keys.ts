import { fieldError } from '#protocol/core/field-messages.ts'
import { FilesField, IdField, IntField, NumberField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { RentalAnswer } from './rental.ts'

const Odometer = IntField.check(
  z.refine((miles) => miles >= 0, fieldError('min', 0)),
  z.refine((miles) => miles <= 2_000_000, fieldError('max', 2_000_000)),
)
/** Eighths of the tank. */
const Gas = IntField.check(
  z.refine((eighths) => eighths >= 0, fieldError('min', 0)),
  z.refine((eighths) => eighths <= 8, fieldError('max', 8)),
)
const Degrees = (limit: number) =>
  NumberField.check(z.refine((degrees) => Math.abs(degrees) <= limit, fieldError('invalidData')))

export const getOrReturnKeys = command('getOrReturnKeys', {
  about:
    'I have arrived (91), get keys (86) or return keys (88). Getting the keys of another car hands the first one in with oldOdometer and oldGas.',
  access: 'user',
  input: z.object({
    order: IdField,
    car: z.optional(IdField),
    rentalStatus: IntField.check(
      z.refine((code) => [86, 88, 91].includes(code), fieldError('invalidData')),
    ),
    odometer: z.optional(Odometer),
    gas: z.optional(Gas),
    oldOdometer: z.optional(Odometer),
    oldGas: z.optional(Gas),
    latitude: z.optional(Degrees(90)),
    longitude: z.optional(Degrees(180)),
    /** Why there is no position, in the renter's words. */
    positionReason: z.optional(TextField(300)),
    comments: z.optional(TextField(1000)),
    objectHistory: z.optional(TextField(4000)),
    pictures: FilesField,
  }),
  output: RentalAnswer,
})
