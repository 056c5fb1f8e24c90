import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const staffOverridePapers = commandName<typeof all.staffOverridePapers>(
  'staffOverridePapers',
  ['order', 'version', 'reason'],
)
export const staffAudit = queryName<typeof all.staffAudit>('staffAudit')
export const staffBookings = queryName<typeof all.staffBookings>('staffBookings')
export const staffDecideBooking = commandName<typeof all.staffDecideBooking>('staffDecideBooking', [
  'order',
  'version',
  'decision',
  'message',
])
export const staffDecideDocument = commandName<typeof all.staffDecideDocument>(
  'staffDecideDocument',
  ['driverId', 'kind', 'version', 'decision', 'reason'],
)
export const staffDocuments = queryName<typeof all.staffDocuments>('staffDocuments')
export const staffMoney = queryName<typeof all.staffMoney>('staffMoney')
export const staffOverdue = queryName<typeof all.staffOverdue>('staffOverdue')
export const staffDecidePayment = commandName<typeof all.staffDecidePayment>('staffDecidePayment', [
  'payment',
  'version',
  'decision',
  'message',
  'paidBy',
  'paidTo',
])
export const staffPayments = queryName<typeof all.staffPayments>('staffPayments')
export const staffDecideSwap = commandName<typeof all.staffDecideSwap>('staffDecideSwap', [
  'order',
  'version',
  'decision',
  'message',
])
export const staffSwaps = queryName<typeof all.staffSwaps>('staffSwaps')
export const staffToday = queryName<typeof all.staffToday>('staffToday')
