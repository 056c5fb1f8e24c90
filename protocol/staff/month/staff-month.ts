import { parseMonth } from '#domain/money/books/month.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { LineField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Day, Dollars, Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { debtAges, depositDays } from './choices.ts'

/** A month of the calendar, YYYY-MM. */
export const MonthField = LineField(7).check(
  z.refine((text) => parseMonth(text) !== undefined, fieldError('invalidData')),
)

/** How much of the days that cars could be rented they were. */
const Used = z.object({
  /** Rental days, and all days that its cars were there. */
  days: z.number(),
  possible: z.number(),
  cars: z.number(),
})

export const staffMonth = query('staffMonth', {
  about:
    'A month of the books: sales by area, tax by account, what it cost, how far the cars were used, what ended; deposits and debts as they stand now; whether it is closed.',
  access: 'staff',
  input: z.object({ month: z.optional(MonthField) }),
  output: z.object({
    month: z.string(),
    /** The newest month, that of today on the clock of the books. */
    current: z.string(),
    /** The first month with an entry. */
    first: z.string(),
    /** IANA zone whose days the books have. */
    zone: z.string(),
    closed: z.optional(z.object({ at: Instant, by: z.string() })),
    canClose: z.boolean(),
    /** Nothing counts before this day any more. */
    openFrom: z.optional(Day),
    /** Sales without tax; of no area is what a relocation or a moved-in rental has none for. */
    areas: z.array(
      z.object({
        areaId: z.optional(z.string()),
        name: z.string(),
        rent: Dollars,
        extras: Dollars,
        /** Miles, energy, damage, tolls and fines passed on, card fees. */
        rest: Dollars,
        used: Used,
      }),
    ),
    /** What is owed to who levies it, by area and account. */
    taxes: z.array(
      z.object({ areaId: z.string(), name: z.string(), account: z.string(), amount: Dollars }),
    ),
    /** What the company gave: goodwill, donation, credit for cars moved, kept by banks. */
    costs: z.array(z.object({ account: z.string(), amount: Dollars })),
    /** What was paid for cars, which no entry of the ledger is. */
    carCosts: Dollars,
    /** Cash that was taken, by who took it and the day; of payments of before nobody is known. */
    cash: z.array(
      z.object({ day: Day, staff: z.optional(z.string()), payments: z.number(), amount: Dollars }),
    ),
    /** All entries of the month together; the books are even when it is 0. */
    balance: Dollars,
    types: z.array(z.object({ name: z.string(), used: Used })),
    before: Used,
    rentals: z.object({
      /** Rentals that ended, how many of their renters had rented before, and bookings that were cancelled. */
      ended: z.number(),
      again: z.number(),
      cancelled: z.number(),
    }),
    /** As they stand now, by when they go back. */
    deposits: z.array(
      z.object({ until: z.enum(depositDays), orders: z.number(), amount: Dollars }),
    ),
    /** Amounts to pay as they stand now, by their age. */
    debts: z.array(z.object({ age: z.enum(debtAges), orders: z.number(), amount: Dollars })),
    /** Of what was booked; who closes the month says it. */
    version: z.string(),
    /** What can be set of the books, and its own version. */
    books: z.object({
      zone: z.optional(z.string()),
      /** The zones of all areas, of which one can be set. */
      zones: z.array(z.string()),
      /** What our accounts are called in a journal, and what they are as long as nothing is set. */
      accounts: z.array(
        z.object({ account: z.string(), name: z.optional(z.string()), usual: z.string() }),
      ),
      version: z.string(),
    }),
  }),
})
