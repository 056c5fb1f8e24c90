import { IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { RatedFields } from './rated-fields.ts'
import { Review } from './review.ts'

export const submitRating = command('submitRating', {
  about: 'The renter rates a rental, its car and the company: after its end, and once from day 8.',
  access: 'user',
  input: z.object({
    ...RatedFields,
    /** The rental of the order; refused as lost when it is another. */
    transaction: z.optional(IdField),
  }),
  output: z.object({ review: Review }),
})
