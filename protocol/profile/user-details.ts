import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { connectionStates } from '#protocol/network/connection-states.ts'
import { Review, Score } from '#protocol/reviews/review.ts'
import * as z from 'zod/mini'

/** docs/product/entities.md#user-info User info, as another person sees it. */
export const UserDetails = z.object({
  id: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  img: z.optional(z.string()),
  score: Score,
  /** 0 to 100, of the caller in this person (docs/product/community.md#trust); none in oneself. */
  trust: z.optional(z.number()),
  /** WhatsApp, phone and e-mail only for whom docs/product/community.md#profile names. */
  whatsapp: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  social: z.optional(z.string()),
  /** Criterion id to its value, 1 to 10; empty before the first review. */
  rating: z.record(z.string(), z.number()),
  /** The newest ones; `reviews` has all of them. */
  reviews: z.array(Review),
  referredBy: z.optional(z.object({ userId: z.string(), firstName: z.optional(z.string()) })),
  /** How the caller and the person stand to each other; missing on one's own profile. */
  connection: z.optional(z.enum(connectionStates)),
})
export type UserDetails = z.infer<typeof UserDetails>

/** Only for signed-in people: a profile is a person's data, and no visitor has a reason to collect them. */
export const userDetails = query('userDetails', {
  about:
    'A person’s profile with score, reputation and reviews; nobody when there is no such person.',
  access: 'user',
  input: z.object({ userId: IdField }),
  output: z.object({ userDetails: z.optional(UserDetails) }),
})
