import type * as operations from '#protocol/bookings/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { booking } from './booking.ts'
import { extendHold } from './extend-hold.ts'
import { specialRequest } from './special-request.ts'
import { submitBooking } from './submit-booking.ts'

export const bookingHandlers: Handlers<typeof operations> = {
  booking,
  extendHold,
  specialRequest,
  submitBooking,
}
