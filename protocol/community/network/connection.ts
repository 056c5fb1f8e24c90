import { Score } from '#protocol/community/reviews/review.ts'
import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** docs/product/entities.md#connection Connection: a person of somebody's network or tree. */
export const Connection = z.object({
  /** The person's id, as `userDetails` and `userConnection` take it. */
  id: z.string(),
  /** First and last name; in a tree the first alone. Missing for whoever keeps it to themself. */
  name: z.optional(z.string()),
  img: z.optional(z.string()),
  /** The id of who invited the person. */
  parentId: z.optional(z.string()),
  /** How much the caller can trust the person, 0 to 100. */
  trust: z.optional(z.number()),
  score: Score,
  /** When the one asked the other; in a tree, when the person was invited. */
  invitedAt: z.optional(Instant),
})
export type Connection = z.infer<typeof Connection>
