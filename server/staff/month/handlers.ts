import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffCloseMonth, staffRemindDebt, staffSaveBooks } from './close-month.ts'
import { staffMonthCarRows, staffMonthCars } from './month-cars.ts'
import { staffDebts, staffDeposits, staffMonthRows } from './month-rows.ts'
import { staffMonth } from './staff-month.ts'

export const monthHandlers = {
  staffCloseMonth,
  staffDebts,
  staffDeposits,
  staffMonth,
  staffMonthCarRows,
  staffMonthCars,
  staffMonthRows,
  staffRemindDebt,
  staffSaveBooks,
} satisfies SomeHandlers
