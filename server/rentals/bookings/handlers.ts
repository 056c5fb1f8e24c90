import type { SomeHandlers } from '../../platform/api/handler.ts'
import { answerHeldOrder } from './answer-held-order.ts'
import { booking } from './booking.ts'
import { submitBooking } from './submit-booking.ts'
import { submitPaymentRefund } from './submit-payment-refund.ts'

export const bookingHandlers = {
  answerHeldOrder,
  booking,
  submitBooking,
  submitPaymentRefund,
} satisfies SomeHandlers
