import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Day, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { reviewStatuses } from './choices.ts'
import { Review } from './review.ts'

/** A rental as its renter may rate it, or has. */
export const MyRating = z.object({
  order: z.string(),
  transaction: z.string(),
  /** Make, model and year. */
  car: z.string(),
  period: z.object({ start: Day, end: Day }),
  /** What may be written now; absent when nothing may. */
  may: z.optional(z.enum(reviewStatuses)),
  /** Until when, on the area’s wall clock. */
  until: z.optional(WallTime),
  /** What the renter wrote, what the company wrote as far as it is to be read. */
  mine: z.optional(Review),
  theirs: z.optional(Review),
})
export type MyRating = z.infer<typeof MyRating>

export const myRatings = query('myRatings', {
  about:
    'Rentals of the caller that may be rated now or wait for the other side; with `order` that one, whatever was written.',
  access: 'user',
  input: z.object({ order: z.optional(IdField) }),
  output: z.object({ ratings: z.array(MyRating) }),
})
