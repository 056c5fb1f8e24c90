import { EmailField, LineField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** A change under way (docs/product/accounts.md#another-e-mail). */
const EmailChange = z.object({
  /** The new address. */
  email: z.string(),
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
  /** When both codes end. */
  expiresAt: z.string(),
})
export type EmailChange = z.infer<typeof EmailChange>

/** Absent when none is under way. */
const underWay = z.object({ change: z.optional(EmailChange) })

export const emailChange = query('emailChange', {
  about: 'The change of e-mail that the caller has under way.',
  access: 'user',
  input: NoInput,
  output: underWay,
})

export const changeEmail = command('changeEmail', {
  about:
    'Mails a code to the present address and one to the new one; a change under way is replaced. The answer is the same whether or not the new address has an account (docs/product/accounts.md#another-e-mail).',
  access: 'user',
  input: z.object({ email: EmailField }),
  output: underWay,
})

export const confirmEmailChange = command('confirmEmailChange', {
  about:
    'The code of one of the two mails. With the second of them the account has its new address, and `email` says it.',
  access: 'user',
  input: z.object({ side: z.enum(['old', 'new']), code: LineField(12) }),
  output: z.object({ change: z.optional(EmailChange), email: z.optional(z.string()) }),
})

export const cancelEmailChange = command('cancelEmailChange', {
  about: 'Drops the change under way; its codes are dead.',
  access: 'user',
  input: NoInput,
  output: NoFields,
})
