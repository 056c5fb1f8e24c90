import {
  DayField,
  EmailField,
  IdField,
  LineField,
  ListField,
  PhoneField,
  WallTimeField,
} from '#protocol/core/fields.ts'
import * as z from 'zod/mini'
import { insurancePlans } from '../../rentals/bookings/choices.ts'

/** What a caller wants to rent. */
export const wishFields = {
  start: WallTimeField,
  end: WallTimeField,
  options: ListField,
  pm: z.optional(IdField),
  insurancePlan: z.optional(z.enum(insurancePlans)),
}

/** Who calls: an account that there is, or all that makes one. */
export const callerFields = {
  person: z.optional(IdField),
  firstName: z.optional(LineField(80)),
  lastName: z.optional(LineField(80)),
  phone: z.optional(PhoneField),
  email: z.optional(EmailField),
  birthDate: z.optional(DayField),
  /** In which they are written to. */
  language: z.optional(z.enum(['en', 'es'])),
}
