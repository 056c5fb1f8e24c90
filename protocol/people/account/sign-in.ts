import { EmailField, FlagField, LineField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { BrowserProofField } from './browser-proof.ts'
import { TimeZoneField } from './time-zone.ts'
import { UserInfo } from './user-info.ts'

/** What somebody is asked before they are signed in (docs/product/accounts.md#registration). */
const SignInQuestion = z.object({
  /** Whose link or code it is, as `a…@example.com`. */
  email: z.string(),
  /** What somebody registered with that address elsewhere. */
  registration: z.optional(
    z.object({
      name: z.string(),
      phone: z.optional(z.string()),
      /** First name of whoever invited them. */
      invitedBy: z.optional(z.string()),
    }),
  ),
})
export type SignInQuestion = z.infer<typeof SignInQuestion>

export const signIn = command('signIn', {
  about:
    'Turns the token of a mailed link (`linkToken`), or an e-mail with its code, into a session token. A link that was asked for in another browser (`browserProof`), or that would sign in somebody else than who is signed in, answers `question` instead and stays as good as before: the same call with `confirmed` is the person’s yes. So does a link or a code where somebody registered with the address elsewhere, with that registration: it becomes the account with `keepRegistration`, and stays behind without.',
  access: 'visitor',
  input: z.object({
    /** The link's token. In a form it may also come as `token`. */
    linkToken: z.optional(LineField(200)),
    /** As it was sent with `userVerification` or `newUserRegistration`. */
    browserProof: z.optional(BrowserProofField),
    /** The person has seen whose link it is and wants to be signed in. */
    confirmed: z.optional(FlagField),
    /** And what was registered with the address, as the question showed it, is theirs. */
    keepRegistration: z.optional(FlagField),
    email: z.optional(EmailField),
    code: z.optional(LineField(12)),
    timeZone: z.optional(TimeZoneField),
  }),
  output: z.object({
    token: z.optional(z.string()),
    userInfo: z.optional(UserInfo),
    returnUrl: z.optional(z.string()),
    /** Nobody was signed in: the person is asked first. */
    question: z.optional(SignInQuestion),
  }),
})
