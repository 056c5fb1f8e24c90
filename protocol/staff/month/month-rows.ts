import { IdField, LineField } from '#protocol/core/fields.ts'
import { RowsFields } from '#protocol/core/list-limit.ts'
import { query } from '#protocol/core/operation.ts'
import { Day, Dollars, Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { ToDecide } from '../../core/as-seen.ts'
import { carParts, debtAges, depositDays, monthParts } from './choices.ts'
import { MonthField } from './staff-month.ts'

export const staffMonthRows = query('staffMonthRows', {
  about: 'What a number of a month is made of, entry by entry, the newest first.',
  access: 'staff',
  input: z.object({
    month: MonthField,
    part: z.enum(monthParts),
    area: z.optional(IdField),
    /** One account of the part. */
    account: z.optional(LineField(64)),
    cursor: z.optional(LineField(40)),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        day: Day,
        orderId: z.optional(z.string()),
        number: z.optional(z.number()),
        renter: z.optional(z.string()),
        /** What was booked, and on which account. */
        code: z.string(),
        account: z.string(),
        amount: Dollars,
      }),
    ),
    nextCursor: z.optional(z.string()),
  }),
})

export const staffDeposits = query('staffDeposits', {
  about: 'Deposits that are held now, those that go back first before the others.',
  access: 'staff',
  input: z.object({ until: z.optional(z.enum(depositDays)), ...RowsFields }),
  output: z.object({
    deposits: z.array(
      z.object({
        orderId: z.string(),
        number: z.number(),
        renter: z.string(),
        amount: Dollars,
        until: z.enum(depositDays),
        /** From when it goes back. */
        backAt: z.optional(Instant),
      }),
    ),
    total: z.number(),
  }),
})

export const staffDebts = query('staffDebts', {
  about: 'Amounts to pay after a return that nobody has paid yet, the oldest first.',
  access: 'staff',
  input: z.object({ age: z.optional(z.enum(debtAges)), ...RowsFields }),
  output: z.object({
    debts: z.array(
      z.object({
        /** The order of the amount to pay; `orderId` and `number` are those of the rental that it is for. */
        balance: z.string(),
        orderId: z.string(),
        number: z.number(),
        renter: z.string(),
        phone: z.optional(z.string()),
        amount: Dollars,
        since: Instant,
        age: z.enum(debtAges),
        remindedAt: z.optional(Instant),
        ...ToDecide,
      }),
    ),
    total: z.number(),
  }),
})

export const staffMonthCars = query('staffMonthCars', {
  about:
    'What each car brought in a month, by the rental days that lie in it, what it cost, what is left, and how many of its days it was rented; the least first.',
  access: 'staff',
  input: z.object({ month: MonthField, ...RowsFields }),
  output: z.object({
    cars: z.array(
      z.object({
        carId: z.string(),
        name: z.string(),
        plate: z.string(),
        days: z.number(),
        possible: z.number(),
        revenue: Dollars,
        /** Maintenance, repairs, registration: what stands among the car's costs. */
        cost: Dollars,
        /** What is left of the revenue. */
        left: Dollars,
        /** Of each day that it was there. */
        aDay: Dollars,
        costADay: Dollars,
        leftADay: Dollars,
      }),
    ),
    total: z.number(),
  }),
})

export const staffMonthCarRows = query('staffMonthCarRows', {
  about:
    'What the revenue or the cost of a car in a month is made of: its rentals with their days and share, or what was paid for it.',
  access: 'staff',
  input: z.object({ month: MonthField, car: IdField, part: z.enum(carParts) }),
  output: z.object({
    car: z.string(),
    plate: z.string(),
    rows: z.array(
      z.object({
        id: z.string(),
        /** From which day on it counts. */
        day: Day,
        amount: Dollars,
        /** Of a rental: its order, its renter, and how many of its days lie in the month. */
        orderId: z.optional(z.string()),
        number: z.optional(z.number()),
        renter: z.optional(z.string()),
        days: z.optional(z.number()),
        /** Of a cost: what was paid for, and where. */
        title: z.optional(z.string()),
        shop: z.optional(z.string()),
        /** The day on which it was done, where it counts later because that month was closed. */
        doneOn: z.optional(Day),
      }),
    ),
  }),
})
