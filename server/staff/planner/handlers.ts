import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffMoveBooking, staffMoveQuote } from './move-booking.ts'
import { staffChangeDates } from './change-dates.ts'
import { staffDatesQuote } from './dates-quote.ts'
import { staffCalendar } from './staff-calendar.ts'

export const plannerHandlers = {
  staffCalendar,
  staffChangeDates,
  staffDatesQuote,
  staffMoveBooking,
  staffMoveQuote,
} satisfies SomeHandlers
