import {
  DayField,
  EnglishLettersField,
  FilesField,
  FlagField,
  IdField,
  InsuredField,
  LineField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** Staff held the paper itself in their hands: it is verified at once. */
const verify = z.optional(FlagField)

export const staffGiveLicense = command('staffGiveLicense', {
  about:
    'Hands in the license of a driver who stands at the desk, with its pictures, as the renter would; with `verify` it is verified at once.',
  access: 'staff',
  input: z.object({
    driverId: IdField,
    number: EnglishLettersField(30),
    country: IdField,
    state: z.optional(IdField),
    expirationDate: DayField,
    pictures: FilesField,
    verify,
  }),
  output: NoFields,
})

export const staffGiveInsurance = command('staffGiveInsurance', {
  about:
    'Hands in the insurance of a driver who stands at the desk, as the renter would; with `verify` it is verified at once.',
  access: 'staff',
  input: z.object({
    driverId: IdField,
    company: z.optional(LineField(120)),
    policyNumber: EnglishLettersField(40),
    expirationDate: DayField,
    liabilityLimits: z.optional(InsuredField),
    collisionDeductible: z.optional(InsuredField),
    pictures: FilesField,
    verify,
  }),
  output: NoFields,
})
