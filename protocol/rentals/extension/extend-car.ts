import { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import { IdField, MoneyField, WallTimeField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { OdometerField } from '#protocol/rentals/handover/readings.ts'

/** A new order of the same rental, held until it is paid. */
export const HeldOrder = z.object({
  orderId: z.string(),
  /** What people call the order (docs/product/rental.md#number). */
  number: z.number(),
  transactionId: z.string(),
  holdExpiresAt: Instant,
  calculatorData: CalculatorData,
  /** Nothing is to be paid: the order is booked already. */
  paid: z.boolean(),
})

export const extendCar = command('extendCar', {
  about:
    'Holds an extension from the end of the order to a new end; paying it goes on under the new order. After the end the late days until now are settled with it and it begins now. The quote is `booking` with isCarExtend=1, order, end and odometer.',
  access: 'user',
  input: z.object({
    order: IdField,
    /** Where the extension begins on the screen: the end, or now when that is over; only compared. */
    start: z.optional(WallTimeField),
    end: WallTimeField,
    pm: z.optional(IdField),
    odometer: OdometerField,
    /** The entry of orderHistory or carServiceHistory that was the newest when the form was opened. */
    objectHistory: z.optional(IdField),
    /** What the screen showed; only compared. */
    total: z.optional(MoneyField),
  }),
  output: HeldOrder,
})
