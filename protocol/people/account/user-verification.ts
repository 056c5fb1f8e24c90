import { MilesField } from '#protocol/core/miles.ts'
import { EmailField, IdField, LineField, ListField, WallTimeField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { BrowserProofField } from './browser-proof.ts'

export const userVerification = command('userVerification', {
  about:
    'Sends a sign-in mail with a link and a code. The answer is the same whether or not the address is known (docs/product/accounts.md#signing-in).',
  access: 'visitor',
  input: z.object({
    email: EmailField,
    car: z.optional(IdField),
    start: z.optional(WallTimeField),
    end: z.optional(WallTimeField),
    options: ListField,
    appt: z.optional(IdField),
    pm: z.optional(IdField),
    insurancePlan: z.optional(IdField),
    miles: z.optional(MilesField),
    /** The code of a personal link, for who registers after this (docs/product/community.md#invitations). */
    referral: z.optional(IdField),
    /** Where the person was going; only paths of this site are kept. */
    returnUrl: z.optional(LineField(1000)),
    /** The link signs in unasked only where the same is sent with `signIn`. */
    browserProof: z.optional(BrowserProofField),
  }),
  output: z.object({ message: z.string() }),
})
