import type * as operations from '#protocol/network/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { ratingCriteria } from './rating-criteria.ts'
import { userDetails } from './user-details.ts'

export const networkHandlers: Handlers<typeof operations> = { ratingCriteria, userDetails }
