import type { SomeHandlers } from '../../core/api/handler.ts'
import { userDetails } from './user-details.ts'

export const profileHandlers = { userDetails } satisfies SomeHandlers
