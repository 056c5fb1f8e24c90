import { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import { Car } from '#protocol/fleet/cars/car.ts'
import { IdField, ListField, MoneyField, TextField, WallTimeField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { HeldOrder } from '#protocol/rentals/extension/extend-car.ts'
import { swapReasons } from '#protocol/money/orders/rental.ts'
import { longestComment } from './limits.ts'

const swapRequest = {
  order: IdField,
  /** When the cars are changed; absent: as soon as possible, or the start of the rental. */
  start: z.optional(WallTimeField),
  /**
   * Breakdown and maintenance cost no fee while a breakdown report or a maintenance of the car is
   * open; absent, they count when they are so.
   */
  reason: z.optional(z.enum(swapReasons)),
  pm: z.optional(IdField),
}

export const carChange = query('carChange', {
  about:
    'Cars that a rental may change to, with what each change costs. `cars` keeps to the named ones.',
  access: 'user',
  input: z.object({ ...swapRequest, cars: ListField }),
  output: z.object({
    /** Why there are none. */
    message: z.optional(z.string()),
    /** The reason that the prices are for. */
    reason: z.optional(z.enum(swapReasons)),
    /** From the change to the end of the rental, and from when to when the change may be. */
    dates: z.optional(
      z.object({ start: WallTime, end: WallTime, earliest: WallTime, latest: WallTime }),
    ),
    cars: z.array(
      z.object({
        car: Car,
        /** The rent of the remaining days less what was paid for them; negative goes back. */
        difference: Dollars,
        fee: Dollars,
        total: Dollars,
        /** The same, line by line. */
        calculatorData: CalculatorData,
      }),
    ),
    /** At most three of `cars` that fit best, one of a kind; none where `cars` was asked for. */
    picks: z.array(z.object({ kind: z.enum(['sameSize', 'cheaper', 'bigger']), car: z.string() })),
  }),
})

export const carChangeByCar = command('carChangeByCar', {
  about:
    'Asks for a change to one car: POST carChange on the wire. Staff agree, or 24 hours pass; the cars are changed in one visit.',
  access: 'user',
  input: z.object({
    ...swapRequest,
    car: IdField,
    comment: z.optional(TextField(longestComment)),
    total: z.optional(MoneyField),
  }),
  output: HeldOrder,
})

export const carChangeByType = command('carChangeByType', {
  about: 'Asks for a change to the cheapest free car of a kind.',
  access: 'user',
  input: z.object({
    ...swapRequest,
    types: ListField,
    subtypes: ListField,
    features: ListField,
    comment: z.optional(TextField(longestComment)),
  }),
  output: HeldOrder,
})
