import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffCloseMonth, staffRemindDebt, staffSaveBooks } from './close-month.ts'
import { staffDebts, staffDeposits, staffMonthCars, staffMonthRows } from './month-rows.ts'
import { staffMonth } from './staff-month.ts'

export const monthHandlers = {
  staffCloseMonth,
  staffDebts,
  staffDeposits,
  staffMonth,
  staffMonthCars,
  staffMonthRows,
  staffRemindDebt,
  staffSaveBooks,
} satisfies SomeHandlers
