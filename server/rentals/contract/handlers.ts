import type { SomeHandlers } from '../../platform/api/handler.ts'
import { acceptContract } from './accept-contract.ts'

export const contractHandlers = {
  acceptContract,
} satisfies SomeHandlers
