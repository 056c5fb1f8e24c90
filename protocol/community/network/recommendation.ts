import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** A vouch: of the caller for somebody, or of somebody for the caller (docs/product/community.md#vouches). */
export const Recommendation = z.object({
  /** The person at the other end. */
  userId: z.string(),
  name: z.optional(z.string()),
  img: z.optional(z.string()),
  /** 1 to 10. */
  rating: z.number(),
  /** How sure whoever vouches is, 0 to 1. */
  confidence: z.number(),
  comment: z.string(),
  createdAt: Instant,
})
export type Recommendation = z.infer<typeof Recommendation>
