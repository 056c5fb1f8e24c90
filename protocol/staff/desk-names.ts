import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const staffCloseMonth = commandName<typeof all.staffCloseMonth>('staffCloseMonth', [
  'month',
  'version',
])
export const staffDebts = queryName<typeof all.staffDebts>('staffDebts')
export const staffDeposits = queryName<typeof all.staffDeposits>('staffDeposits')
export const staffMonth = queryName<typeof all.staffMonth>('staffMonth')
export const staffMonthCarRows = queryName<typeof all.staffMonthCarRows>('staffMonthCarRows')
export const staffMonthCars = queryName<typeof all.staffMonthCars>('staffMonthCars')
export const staffMonthRows = queryName<typeof all.staffMonthRows>('staffMonthRows')
export const staffRemindDebt = commandName<typeof all.staffRemindDebt>('staffRemindDebt', [
  'balance',
  'version',
])
export const staffSaveBooks = commandName<typeof all.staffSaveBooks>('staffSaveBooks', [
  'version',
  'zone',
  'accountNames',
])
export const staffCalendar = queryName<typeof all.staffCalendar>('staffCalendar')
export const staffMoveQuote = queryName<typeof all.staffMoveQuote>('staffMoveQuote')
export const staffMoveBooking = commandName<typeof all.staffMoveBooking>('staffMoveBooking', [
  'order',
  'version',
  'car',
])
export const staffDatesQuote = queryName<typeof all.staffDatesQuote>('staffDatesQuote')
export const staffChangeDates = commandName<typeof all.staffChangeDates>('staffChangeDates', [
  'order',
  'version',
  'start',
  'end',
  'odometer',
  'difference',
])
export const staffGoodwill = commandName<typeof all.staffGoodwill>('staffGoodwill', [
  'order',
  'version',
  'amount',
  'reason',
])
export const staffDecideGoodwill = commandName<typeof all.staffDecideGoodwill>(
  'staffDecideGoodwill',
  ['goodwill', 'version', 'decision'],
)
export const staffGoodwillQuote = queryName<typeof all.staffGoodwillQuote>('staffGoodwillQuote')
export const staffLowerPrice = commandName<typeof all.staffLowerPrice>('staffLowerPrice', [
  'order',
  'version',
  'off',
  'reason',
])
export const staffLowerPriceQuote =
  queryName<typeof all.staffLowerPriceQuote>('staffLowerPriceQuote')
export const staffNote = commandName<typeof all.staffNote>('staffNote', ['order', 'text'])
export const staffOrder = queryName<typeof all.staffOrder>('staffOrder')
