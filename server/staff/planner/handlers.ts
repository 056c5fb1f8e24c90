import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffMoveBooking, staffMoveQuote } from './move-booking.ts'
import { staffCalendar } from './staff-calendar.ts'

export const plannerHandlers = {
  staffCalendar,
  staffMoveBooking,
  staffMoveQuote,
} satisfies SomeHandlers
