import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const cancelContract = commandName<typeof all.cancelContract>('cancelContract', [
  'order',
  'total',
])
export const refundQuote = queryName<typeof all.refundQuote>('refundQuote')
export const staffCancelBooking = commandName<typeof all.staffCancelBooking>('staffCancelBooking', [
  'order',
  'version',
  'reason',
  'refund',
  'total',
])
export const staffCancelQuote = queryName<typeof all.staffCancelQuote>('staffCancelQuote')
