import { IdField, TextField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { Review } from './review.ts'

const ReplyFields = z.object({ review: IdField, text: TextField(2000) })

export const replyToReview = command('replyToReview', {
  about: 'Whom a review is about answers it, once; everybody who reads the review reads it.',
  access: 'user',
  input: ReplyFields,
  output: z.object({ review: Review }),
})

export const staffReplyToReview = command('staffReplyToReview', {
  about: 'The company answers a renter’s review of a car, once.',
  access: 'staff',
  input: ReplyFields,
  output: z.object({ review: Review }),
})

export const reportReview = command('reportReview', {
  about: 'Somebody who reads a review says what is wrong with it; staff decide.',
  access: 'user',
  input: z.object({ review: IdField, reason: TextField(2000) }),
  output: NoFields,
})
