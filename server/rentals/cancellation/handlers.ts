import type { SomeHandlers } from '../../platform/api/handler.ts'
import { cancelContract } from './cancel-contract.ts'
import { refundQuote } from './refund-quote.ts'
import { staffCancelBooking, staffCancelQuote } from './staff-cancel.ts'

export const cancellationHandlers = {
  cancelContract,
  refundQuote,
  staffCancelBooking,
  staffCancelQuote,
} satisfies SomeHandlers
