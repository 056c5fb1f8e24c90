import { MilesField } from '#protocol/core/miles.ts'
import { IdField, ListField, MoneyField, TextField, WallTimeField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { insurancePlans } from './choices.ts'
import { CalculatorData } from '../../fleet/cars/calculator-data.ts'
import { longestRequest } from './limits.ts'

export const submitBooking = command('submitBooking', {
  about:
    'Makes an order and holds the car and the pickup slot for 30 minutes, for an unconfirmed account 15. 409 when somebody was faster; status 0 when too much is held unconfirmed from the caller’s network, or this car was. With `type=change` it is no second rental, but the car to change to: that of carChange, for the one rental that can change its car.',
  access: 'user',
  input: z.object({
    car: IdField,
    start: WallTimeField,
    end: WallTimeField,
    options: ListField,
    appt: z.optional(IdField),
    pm: z.optional(IdField),
    specialRequests: z.optional(TextField(longestRequest)),
    /** docs/product/app.md#query-parameters: choosing the car of a change. Its end is the end of the rental. */
    type: z.optional(z.enum(['change'])),
    insurancePlan: z.optional(z.enum(insurancePlans)),
    /** How far the person means to drive; kept with the order, and charged by nobody. */
    miles: z.optional(MilesField),
    /** What the screen showed; only compared (docs/product/prices.md#lines). */
    total: z.optional(MoneyField),
  }),
  output: z.object({
    orderId: z.string(),
    /** What people call the order (docs/product/rental.md#number). */
    number: z.number(),
    transactionId: z.string(),
    holdExpiresAt: Instant,
    calculatorData: CalculatorData,
  }),
})
