import type * as operations from '#protocol/staff/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { staffAudit } from './staff-audit.ts'
import { staffBookings, staffDecideBooking } from './staff-bookings.ts'
import { staffDecideDocument, staffDocuments } from './staff-documents.ts'
import { staffMoney } from './staff-money.ts'
import { staffOverdue } from './staff-overdue.ts'
import { staffDecidePayment, staffPayments } from './staff-payments.ts'
import { staffDecideSwap, staffSwaps } from './staff-swaps.ts'
import { staffToday } from './staff-today.ts'

export const staffHandlers: Handlers<typeof operations> = {
  staffAudit,
  staffBookings,
  staffDecideBooking,
  staffDecideDocument,
  staffDecidePayment,
  staffDecideSwap,
  staffDocuments,
  staffMoney,
  staffOverdue,
  staffPayments,
  staffSwaps,
  staffToday,
}
