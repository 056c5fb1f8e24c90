export { myRatings } from './my-ratings.ts'
export { ratingCriteria } from './rating-criteria.ts'
export { replyToReview, reportReview, staffReplyToReview } from './answers.ts'
export { reviews } from './reviews.ts'
export {
  staffDecideReview,
  staffRentalReviews,
  staffReviewReports,
  staffSubmitRating,
} from './staff-reviews.ts'
export { submitRating } from './submit-rating.ts'
