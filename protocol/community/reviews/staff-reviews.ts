import { IdField, TextField } from '#protocol/core/fields.ts'
import { RowsFields } from '#protocol/core/list-limit.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields, WallTime } from '#protocol/core/shapes.ts'
import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'
import { RatedFields } from './rated-fields.ts'
import { reviewStatuses } from './choices.ts'
import { Review } from './review.ts'

const StaffReview = z.extend(Review, {
  /** Only staff read it. */
  privateNote: z.optional(z.string()),
  hidden: z.optional(z.literal(true)),
  /** Criterion id to its value. */
  ratings: z.record(z.string(), z.number()),
})
export type StaffReview = z.infer<typeof StaffReview>

export const staffRentalReviews = query('staffRentalReviews', {
  about: 'What both sides wrote about a rental, and what the company may write now.',
  access: 'staff',
  input: z.object({ order: IdField }),
  output: z.object({
    may: z.optional(z.enum(reviewStatuses)),
    /** Why nothing may be written now. */
    refusal: z.optional(z.string()),
    until: z.optional(WallTime),
    own: ToDecide.own,
    /** What fits when all went well, in the renter’s language. */
    usual: z.string(),
    renter: z.optional(StaffReview),
    /** The renter has written; what, nobody reads yet. */
    renterWaits: z.boolean(),
    company: z.optional(StaffReview),
  }),
})

export const staffSubmitRating = command('staffSubmitRating', {
  about: 'The company rates the renter of a rental: after its end, and once from day 8.',
  access: 'staff',
  input: z.object(RatedFields),
  output: z.object({ review: StaffReview }),
})

export const ReportedReview = z.extend(StaffReview, {
  /** Whom it is about; absent when it is about a car. */
  about: z.optional(z.string()),
  order: z.optional(z.string()),
  reports: z.array(z.object({ by: z.string(), reason: z.string(), at: Instant })),
  ...ToDecide,
})
export type ReportedReview = z.infer<typeof ReportedReview>

export const staffReviewReports = query('staffReviewReports', {
  about: 'Reviews that were reported and wait for a decision, the longest first.',
  access: 'staff',
  input: z.object({ ...RowsFields }),
  output: z.object({ reviews: z.array(ReportedReview), total: z.number() }),
})

export const staffDecideReview = command('staffDecideReview', {
  about: 'Leaves a reported review as it is, or takes it out of everybody’s sight and every score.',
  access: 'staff',
  input: z.object({
    review: IdField,
    version: VersionField,
    decision: z.enum(['keep', 'hide']),
    /** Read by the writer of a review that is hidden. */
    message: z.optional(TextField(1000)),
  }),
  output: NoFields,
})
