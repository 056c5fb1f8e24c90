import type { SomeHandlers } from '../../core/api/handler.ts'
import { deleteAccount } from './delete-account.ts'

export const leavingHandlers = { deleteAccount } satisfies SomeHandlers
