export { cancelContract } from './cancel-contract.ts'
export { refundQuote } from './refund-quote.ts'
export { staffCancelBooking, staffCancelQuote } from './staff-cancel.ts'
