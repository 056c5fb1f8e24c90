import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const specialRequest = commandName<typeof all.specialRequest>('specialRequest', [
  'kind',
  'text',
  'car',
  'order',
])
export const answerSpecialRequest = commandName<typeof all.answerSpecialRequest>(
  'answerSpecialRequest',
  ['request', 'accept', 'price'],
)
export const specialRequests = queryName<typeof all.specialRequests>('specialRequests')
export const staffAnswerSpecialRequest = commandName<typeof all.staffAnswerSpecialRequest>(
  'staffAnswerSpecialRequest',
  ['request', 'decision', 'price', 'answer'],
)
export const staffSpecialRequests =
  queryName<typeof all.staffSpecialRequests>('staffSpecialRequests')
