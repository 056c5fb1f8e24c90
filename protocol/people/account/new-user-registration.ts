import {
  DayField,
  EmailField,
  FlagField,
  IdField,
  LineField,
  PhoneField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { BrowserProofField } from './browser-proof.ts'
import { TimeZoneField } from './time-zone.ts'

export const newUserRegistration = command('newUserRegistration', {
  about:
    'With a session, completes that account; without one, makes an unconfirmed account and answers its token, whether or not the address is known (docs/product/accounts.md#registration).',
  access: 'visitor',
  refusesDeadToken: true,
  input: z.object({
    firstName: LineField(80),
    lastName: LineField(80),
    email: EmailField,
    phone: PhoneField,
    birthDate: DayField,
    /** The code of a personal link (docs/product/community.md#invitations). */
    referral: z.optional(IdField),
    acceptedTerms: FlagField,
    /** Where the mailed link leads; only paths of this site are kept. */
    returnUrl: z.optional(LineField(1000)),
    /** The link signs in unasked only where the same is sent with `signIn`. */
    browserProof: z.optional(BrowserProofField),
    timeZone: z.optional(TimeZoneField),
  }),
  output: z.object({ token: z.string() }),
})
