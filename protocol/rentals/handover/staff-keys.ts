import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, IntField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { ToDecide, VersionField } from '../../core/as-seen.ts'
import { longestReason } from './limits.ts'
import { EighthsField, OdometerField, PercentField } from './readings.ts'

/** A car as its keys change hands: what it runs on, and what its odometer showed last. */
const CarToRead = z.object({ plate: z.string(), electric: z.boolean(), odometer: z.number() })

export const staffKeysForm = query('staffKeysForm', {
  about:
    'What staff write down when they give the keys of an order at the desk, or take them back.',
  access: 'staff',
  input: z.object({ order: IdField }),
  output: z.object({
    /** The keys are given (86), or come back (88); absent when neither can happen now. */
    rentalStatus: z.optional(z.number()),
    car: CarToRead,
    /** The car of a change that is handed in with the keys of the other one. */
    firstCar: z.optional(CarToRead),
    /** Why it cannot be yet, as far as it is known before the readings. */
    message: z.optional(z.string()),
    ...ToDecide,
  }),
})

export const staffKeys = command('staffKeys', {
  about:
    'Staff write down at the desk that keys were given (86) or taken back (88), with the readings and why: the same guards and effects as getOrReturnKeys.',
  access: 'staff',
  input: z.object({
    order: IdField,
    version: VersionField,
    rentalStatus: IntField.check(
      z.refine((code) => code === 86 || code === 88, fieldError('invalidData')),
    ),
    odometer: OdometerField,
    gas: z.optional(EighthsField),
    /** Percent, of an electric car instead of gas. */
    charge: z.optional(PercentField),
    oldOdometer: z.optional(OdometerField),
    oldGas: z.optional(EighthsField),
    oldCharge: z.optional(PercentField),
    reason: TextField(longestReason),
  }),
  output: NoFields,
})
