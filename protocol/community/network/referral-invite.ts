import { LineField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { RatingField } from './user-recommendation.ts'

export const invitationStatuses = ['open', 'used', 'expired', 'revoked'] as const

/** An invitation as its writer sees it (docs/product/community.md#invitations). */
export const OwnInvitation = z.object({
  id: z.string(),
  /** Whom it is for. */
  firstName: z.string(),
  review: z.string(),
  reputation: z.number(),
  status: z.enum(invitationStatuses),
  createdAt: Instant,
  expiresAt: Instant,
  /** Of an open one: the address to hand on. */
  link: z.optional(z.string()),
  /** Of a used one: who came. */
  userId: z.optional(z.string()),
})
export type OwnInvitation = z.infer<typeof OwnInvitation>

export const referralInvite = command('referralInvite', {
  about: 'Makes a personal link for one friend, which works once and for 30 days.',
  access: 'user',
  input: z.object({
    firstName: LineField(80),
    /** What the caller says about the friend; who opens the link reads it. */
    review: z.optional(TextField(2000)),
    reputation: RatingField,
  }),
  output: z.object({ invitation: OwnInvitation }),
})
