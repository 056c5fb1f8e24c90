export { booking } from './booking.ts'
export { extendHold } from './extend-hold.ts'
export { specialRequest } from './special-request.ts'
export { submitBooking } from './submit-booking.ts'
