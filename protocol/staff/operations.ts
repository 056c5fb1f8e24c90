export { staffBookings, staffDecideBooking } from './staff-bookings.ts'
export { staffDecideDocument, staffDocuments } from './staff-documents.ts'
export { staffDecidePayment, staffPayments } from './staff-payments.ts'
