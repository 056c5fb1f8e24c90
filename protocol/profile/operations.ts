export { ratingCriteria } from './rating-criteria.ts'
export { userDetails } from './user-details.ts'
