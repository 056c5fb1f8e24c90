export { userDetails } from './user-details.ts'
