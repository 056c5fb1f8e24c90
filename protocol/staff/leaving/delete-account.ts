import { LineField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

export const deleteAccount = command('deleteAccount', {
  about:
    'Deletes the caller’s account (docs/product/accounts.md#leaving). Without `code` it mails one and deletes nothing.',
  access: 'user',
  // The block is of the person, and holds without the account.
  openWhileBlocked: true,
  input: z.object({
    /** Six digits of the mail, for 20 minutes. */
    code: z.optional(LineField(12)),
  }),
  output: z.object({
    state: z.enum(['codeSent', 'deleted']),
    /** Where the code went, as `a…@example.com`. */
    sentTo: z.optional(z.string()),
  }),
})
