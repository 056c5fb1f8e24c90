import type { SomeHandlers } from '../../core/api/handler.ts'
import { ratingCriteria } from './rating-criteria.ts'
import { userDetails } from './user-details.ts'

export const profileHandlers = { ratingCriteria, userDetails } satisfies SomeHandlers
