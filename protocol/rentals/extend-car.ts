import { CalculatorData } from '#protocol/bookings/calculator-data.ts'
import { IdField, IntField, MoneyField, TextField, WallTimeField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** A new order of the same rental, held until it is paid. */
export const HeldOrder = z.object({
  orderId: z.string(),
  transactionId: z.string(),
  holdExpiresAt: Instant,
  calculatorData: CalculatorData,
  /** Nothing is to be paid: the order is booked already. */
  paid: z.boolean(),
})

export const extendCar = command('extendCar', {
  about:
    'Holds an extension from the end of the order to a new end; paying it goes on under the new order. The quote is `booking` with isCarExtend=1, order, end and odometer.',
  access: 'user',
  input: z.object({
    order: IdField,
    /** The start is always the end of the order. */
    start: z.optional(WallTimeField),
    end: WallTimeField,
    pm: z.optional(IdField),
    odometer: IntField,
    objectHistory: z.optional(TextField(4000)),
    /** What the screen showed; only compared. */
    total: z.optional(MoneyField),
  }),
  output: HeldOrder,
})
