import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const cancelContract = commandName<typeof all.cancelContract>('cancelContract', [
  'order',
  'total',
])
export const refundQuote = queryName<typeof all.refundQuote>('refundQuote')
