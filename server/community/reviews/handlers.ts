import type { SomeHandlers } from '../../platform/api/handler.ts'
import { replyToReview, reportReview, staffReplyToReview } from './answers.ts'
import { reviews } from './list-reviews.ts'
import { myRatings } from './my-ratings.ts'
import { ratingCriteria } from './rating-criteria.ts'
import { staffRentalReviews, staffSubmitRating } from './staff-rental-reviews.ts'
import { staffDecideReview, staffReviewReports } from './staff-review-reports.ts'
import { submitRating } from './submit-rating.ts'

export const reviewHandlers = {
  myRatings,
  ratingCriteria,
  replyToReview,
  reportReview,
  reviews,
  staffDecideReview,
  staffRentalReviews,
  staffReplyToReview,
  staffReviewReports,
  staffSubmitRating,
  submitRating,
} satisfies SomeHandlers
