import type * as operations from '#protocol/staff/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { staffBookings, staffDecideBooking } from './staff-bookings.ts'
import { staffDecideDocument, staffDocuments } from './staff-documents.ts'
import { staffDecidePayment, staffPayments } from './staff-payments.ts'

export const staffHandlers: Handlers<typeof operations> = {
  staffBookings,
  staffDecideBooking,
  staffDecideDocument,
  staffDecidePayment,
  staffDocuments,
  staffPayments,
}
