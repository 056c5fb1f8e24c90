import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const answerHeldOrder = commandName<typeof all.answerHeldOrder>('answerHeldOrder', [
  'order',
  'answer',
])
export const booking = queryName<typeof all.booking>('booking')
export const submitBooking = commandName<typeof all.submitBooking>('submitBooking', [
  'car',
  'start',
  'end',
  'options',
  'appt',
  'pm',
  'specialRequests',
  'type',
  'insurancePlan',
  'miles',
  'total',
])
