import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffOverridePapers } from './override-papers.ts'
import { staffAudit } from './staff-audit.ts'
import { staffBookings, staffDecideBooking } from './staff-bookings.ts'
import { staffDecideDocument, staffDocuments } from './staff-documents.ts'
import { staffMoney } from './staff-money.ts'
import { staffOverdue } from './staff-overdue.ts'
import { staffDecidePayment, staffPayments } from './staff-payments.ts'
import { staffDecideSwap, staffSwaps } from './staff-swaps.ts'
import { staffToday } from './staff-today.ts'

export const staffHandlers = {
  staffAudit,
  staffBookings,
  staffDecideBooking,
  staffDecideDocument,
  staffDecidePayment,
  staffDecideSwap,
  staffDocuments,
  staffMoney,
  staffOverdue,
  staffOverridePapers,
  staffPayments,
  staffSwaps,
  staffToday,
} satisfies SomeHandlers
