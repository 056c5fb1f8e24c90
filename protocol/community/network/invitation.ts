import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

export const invitation = query('invitation', {
  about:
    'Who invites by a personal link and what they wrote; status 0 says why a link does not work any more.',
  access: 'visitor',
  input: z.object({ referral: IdField }),
  output: z.object({
    invitation: z.object({
      /** Whom it is for. */
      firstName: z.string(),
      review: z.string(),
      reputation: z.number(),
      inviter: z.object({ firstName: z.optional(z.string()) }),
    }),
  }),
})
