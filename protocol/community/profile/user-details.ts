import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Day } from '#protocol/core/shapes.ts'
import { connectionStates } from '#protocol/community/network/connection-states.ts'
import { Recommendation } from '#protocol/community/network/recommendation.ts'
import { connectionActions } from '#protocol/community/network/user-connection.ts'
import { Review, Score } from '#protocol/community/reviews/review.ts'
import * as z from 'zod/mini'

/** What is known of a person for sure, and how much of it there is (docs/product/community.md#profile). */
export const VerifiedFacts = z.object({
  memberSince: Day,
  /** Staff compared the license, and it is still valid. */
  licenseVerified: z.boolean(),
  /** Completed ones. */
  rentals: z.number(),
  /** Vouches of others that were not withdrawn. */
  vouches: z.number(),
  /** Reviews that made the score. */
  reviews: z.number(),
})
export type VerifiedFacts = z.infer<typeof VerifiedFacts>

/** `userConnection` does the ones, `userRecommendation` and `withdrawRecommendation` the other two. */
export const profileActions = [...connectionActions, 'recommend', 'withdraw'] as const
export type ProfileAction = (typeof profileActions)[number]

/** docs/product/entities.md#user-info User info, as another person sees it. */
export const UserDetails = z.object({
  id: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  img: z.optional(z.string()),
  score: Score,
  facts: VerifiedFacts,
  /** The profile is public, so a trust card tells of it (docs/product/community.md#trust-card). */
  hasCard: z.boolean(),
  /** 0 to 100, of the caller in this person (docs/product/community.md#trust); none in oneself. */
  trust: z.optional(z.number()),
  /** WhatsApp, phone and e-mail only for whom docs/product/community.md#profile names. */
  whatsapp: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  social: z.optional(z.string()),
  /** Criterion id to its value, 1 to 10; empty before the first review. */
  rating: z.record(z.string(), z.number()),
  /** The newest ones; `reviews` has all of them. A visitor reads none. */
  reviews: z.array(Review),
  /** Without a name when the person who invited does not show theirs. */
  referredBy: z.optional(z.object({ userId: z.string(), firstName: z.optional(z.string()) })),
  /** How the caller and the person stand to each other; missing on one's own profile. */
  connection: z.optional(z.enum(connectionStates)),
  /** The caller's own vouch for the person. */
  recommendation: z.optional(Recommendation),
  /** What the caller can do about the person now. */
  allowedActions: z.array(z.enum(profileActions)),
})
export type UserDetails = z.infer<typeof UserDetails>

export const userDetails = query('userDetails', {
  about:
    'A person’s profile with score, reputation and reviews; nobody when there is no such person. A visitor reads what is public: first name, picture, score, reputation and facts, of whoever has a public profile.',
  access: 'visitor',
  input: z.object({ userId: IdField }),
  output: z.object({ userDetails: z.optional(UserDetails) }),
})
