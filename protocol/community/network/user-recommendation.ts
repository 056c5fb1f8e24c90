import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, IntField, NumberField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** docs/product/community.md#criteria */
export const RatingField = IntField.check(
  z.refine((rating) => rating >= 1, fieldError('min', 1)),
  z.refine((rating) => rating <= 10, fieldError('max', 10)),
)

export const userRecommendation = command('userRecommendation', {
  about:
    'Vouches for somebody, or writes the vouch for them anew. Needs a completed rental, or two vouches of others.',
  access: 'user',
  input: z.object({
    userId: IdField,
    comment: TextField(2000),
    rating: RatingField,
    /** How sure one is, 0 to 1. */
    confidence: NumberField.check(
      z.refine((share) => share >= 0, fieldError('min', 0)),
      z.refine((share) => share <= 1, fieldError('max', 1)),
    ),
  }),
  output: NoFields,
})
