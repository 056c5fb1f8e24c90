import { IdField } from '#protocol/core/fields.ts'
import { LimitField } from '#protocol/core/list-limit.ts'
import { query } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { reviewStatuses } from './choices.ts'
import { Review } from './review.ts'
import { reviewSorts } from './choices.ts'

export const reviews = query('reviews', {
  about: 'What was written about a person, of one tab, in the chosen order, page by page.',
  access: 'user',
  input: z.object({
    userId: IdField,
    status: z.optional(z.enum(reviewStatuses)),
    sort: z.optional(z.enum(reviewSorts)),
    cursor: z.optional(IdField),
    limit: LimitField,
  }),
  output: z.object({
    reviews: z.array(Review),
    /** How many each tab has. */
    counts: z.object({
      completed: z.number(),
      'in-progress': z.number(),
      canceled: z.number(),
    }),
    nextCursor: z.optional(z.string()),
  }),
})
