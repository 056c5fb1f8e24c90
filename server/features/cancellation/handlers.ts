import type { SomeHandlers } from '../../core/api/handler.ts'
import { cancelContract } from './cancel-contract.ts'
import { refundQuote } from './refund-quote.ts'

export const cancellationHandlers = {
  cancelContract,
  refundQuote,
} satisfies SomeHandlers
