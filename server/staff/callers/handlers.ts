import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffCreateBooking, staffTakeCash } from './staff-create-booking.ts'
import { staffQuote } from './staff-quote.ts'

export const callersHandlers = {
  staffCreateBooking,
  staffQuote,
  staffTakeCash,
} satisfies SomeHandlers
