import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const connections = queryName<typeof all.connections>('connections')
export const findPeople = commandName<typeof all.findPeople>('findPeople', ['text'])
export const invitation = queryName<typeof all.invitation>('invitation')
export const privacySettings = commandName<typeof all.privacySettings>('privacySettings', [
  'foundByEmail',
  'foundByPhone',
  'nameless',
  'publicProfile',
])
export const referralInvite = commandName<typeof all.referralInvite>('referralInvite', [
  'firstName',
  'review',
  'reputation',
])
export const referralTree = queryName<typeof all.referralTree>('referralTree')
export const revokeInvitation = commandName<typeof all.revokeInvitation>('revokeInvitation', [
  'invitation',
])
export const userConnection = commandName<typeof all.userConnection>('userConnection', [
  'userId',
  'action',
  'comment',
])
export const userRecommendation = commandName<typeof all.userRecommendation>('userRecommendation', [
  'userId',
  'comment',
  'rating',
  'confidence',
])
export const withdrawRecommendation = commandName<typeof all.withdrawRecommendation>(
  'withdrawRecommendation',
  ['userId'],
)

export const rentalPassport = queryName<typeof all.rentalPassport>('rentalPassport')

export const userDetails = queryName<typeof all.userDetails>('userDetails')

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

export const staffDecideTrustSeed = commandName<typeof all.staffDecideTrustSeed>(
  'staffDecideTrustSeed',
  ['person', 'version', 'decision'],
)
export const staffTrustSeeds = queryName<typeof all.staffTrustSeeds>('staffTrustSeeds')
export const trust = queryName<typeof all.trust>('trust')
