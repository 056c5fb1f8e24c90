import {
  DayField,
  EmailField,
  FlagField,
  IdField,
  PhoneField,
  TextField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

export const newUserRegistration = command('newUserRegistration', {
  about:
    'With a session, completes that account; without one, makes an unverified account and answers its token.',
  access: 'visitor',
  input: z.object({
    firstName: TextField(80),
    lastName: TextField(80),
    email: EmailField,
    phone: PhoneField,
    birthDate: DayField,
    referral: z.optional(IdField),
    acceptedTerms: FlagField,
  }),
  output: z.object({ token: z.string() }),
})
