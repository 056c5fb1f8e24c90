export { connections } from './network/connections.ts'
export { findPeople } from './network/find-people.ts'
export { invitation } from './network/invitation.ts'
export { privacySettings } from './network/privacy-settings.ts'
export { referralInvite } from './network/referral-invite.ts'
export { referralTree } from './network/referral-tree.ts'
export { revokeInvitation } from './network/revoke-invitation.ts'
export { userConnection } from './network/user-connection.ts'
export { userRecommendation } from './network/user-recommendation.ts'
export { withdrawRecommendation } from './network/withdraw-recommendation.ts'
export { rentalPassport } from './passport/rental-passport.ts'
export { userDetails } from './profile/user-details.ts'
export { myRatings } from './reviews/my-ratings.ts'
export { ratingCriteria } from './reviews/rating-criteria.ts'
export { replyToReview, reportReview, staffReplyToReview } from './reviews/answers.ts'
export { reviews } from './reviews/reviews.ts'
export {
  staffDecideReview,
  staffRentalReviews,
  staffReviewReports,
  staffSubmitRating,
} from './reviews/staff-reviews.ts'
export { submitRating } from './reviews/submit-rating.ts'
export { staffDecideTrustSeed, staffTrustSeeds } from './trust/staff-trust-seeds.ts'
export { trust } from './trust/trust.ts'
