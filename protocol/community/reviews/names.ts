import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const myRatings = queryName<typeof all.myRatings>('myRatings')
export const ratingCriteria = queryName<typeof all.ratingCriteria>('ratingCriteria')
export const replyToReview = commandName<typeof all.replyToReview>('replyToReview', [
  'review',
  'text',
])
export const reportReview = commandName<typeof all.reportReview>('reportReview', [
  'review',
  'reason',
])
export const staffReplyToReview = commandName<typeof all.staffReplyToReview>('staffReplyToReview', [
  'review',
  'text',
])
export const reviews = queryName<typeof all.reviews>('reviews')
export const staffDecideReview = commandName<typeof all.staffDecideReview>('staffDecideReview', [
  'review',
  'version',
  'decision',
  'message',
])
export const staffRentalReviews = queryName<typeof all.staffRentalReviews>('staffRentalReviews')
export const staffReviewReports = queryName<typeof all.staffReviewReports>('staffReviewReports')
export const staffSubmitRating = commandName<typeof all.staffSubmitRating>('staffSubmitRating', [
  'order',
  'id1',
  'id2',
  'id3',
  'id4',
  'id5',
  'comments',
  'privateNote',
])
export const submitRating = commandName<typeof all.submitRating>('submitRating', [
  'order',
  'id1',
  'id2',
  'id3',
  'id4',
  'id5',
  'comments',
  'privateNote',
  'transaction',
])
