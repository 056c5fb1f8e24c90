export { answerHeldOrder } from './answer-held-order.ts'
export { booking } from './booking.ts'
export { submitBooking } from './submit-booking.ts'
