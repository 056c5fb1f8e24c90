import type { SomeHandlers } from '../../platform/api/handler.ts'
import { userDetails } from './user-details.ts'

export const profileHandlers = { userDetails } satisfies SomeHandlers
