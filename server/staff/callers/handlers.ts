import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffCreateBooking, staffTakeCash } from './staff-create-booking.ts'
import { staffGiveInsurance, staffGiveLicense } from './staff-papers.ts'
import { staffSendQuote } from './staff-send-quote.ts'
import { staffQuote } from './staff-quote.ts'

export const callersHandlers = {
  staffCreateBooking,
  staffGiveInsurance,
  staffGiveLicense,
  staffQuote,
  staffSendQuote,
  staffTakeCash,
} satisfies SomeHandlers
