import { EmailField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { UserInfo } from './user-info.ts'

export const signIn = command('signIn', {
  about:
    'Turns the token of a mailed link (`linkToken`), or an e-mail with its code, into a session token.',
  access: 'visitor',
  input: z.object({
    /** The link's token. In a form it may also come as `token`. */
    linkToken: z.optional(TextField(200)),
    email: z.optional(EmailField),
    code: z.optional(TextField(12)),
  }),
  output: z.object({ token: z.string(), userInfo: UserInfo, returnUrl: z.string() }),
})
