import { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import { Car } from '#protocol/fleet/cars/car.ts'
import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { Rental } from '#protocol/money/orders/rental.ts'

export const orderHistory = query('orderHistory', {
  about:
    'One order of the caller: where it stands, what was paid for, its contract and all that happened.',
  access: 'user',
  input: z.object({ order: IdField }),
  output: z.object({
    /** The server's time of this answer. */
    now: Instant,
    rental: Rental,
    car: Car,
    calculatorData: CalculatorData,
    contract: z.optional(
      z.object({
        version: z.number(),
        hash: z.string(),
        text: z.string(),
        /** Of a later version that waits to be accepted: what the first one said otherwise. */
        changes: z.optional(
          z.array(
            z.object({
              name: z.optional(z.string()),
              before: z.optional(z.string()),
              after: z.optional(z.string()),
            }),
          ),
        ),
      }),
    ),
    history: z.array(
      z.object({
        /** What keys and extensions take: the entry that a form was opened on. */
        objectHistory: z.string(),
        at: Instant,
        title: z.string(),
        text: z.optional(z.string()),
        /** `renter`, `staff`, `system` or `gateway`. */
        actor: z.string(),
        from: z.optional(z.number()),
        rentalStatus: z.optional(z.number()),
        odometer: z.optional(z.number()),
        position: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
      }),
    ),
  }),
})
