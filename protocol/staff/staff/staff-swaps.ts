import { FirstField, RowsFields } from '#protocol/core/list-limit.ts'
import { IdField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, Instant, NoFields, WallTime } from '#protocol/core/shapes.ts'
import { swapReasons } from '#protocol/money/orders/rental.ts'
import * as z from 'zod/mini'
import { BeforeKeys } from '../../rentals/confirmation/missing-for-keys.ts'
import { ToDecide, VersionField } from '../../core/as-seen.ts'
import { staffDecisions } from './staff-bookings.ts'

export const staffSwaps = query('staffSwaps', {
  about:
    'Changes of car that wait for a decision, oldest first; 24 hours after asking time agrees.',
  access: 'staff',
  input: z.object({ ...RowsFields, first: FirstField }),
  output: z.object({
    swaps: z.array(
      z.object({
        /** The order of the other car. */
        orderId: z.string(),
        number: z.number(),
        renter: z.string(),
        userId: z.string(),
        /** May be somebody who is blocked in another account; nothing of theirs confirms itself. */
        possibleMatch: z.boolean(),
        area: z.string(),
        fromCar: z.string(),
        toCar: z.string(),
        reason: z.enum(swapReasons),
        comment: z.optional(z.string()),
        start: WallTime,
        end: WallTime,
        appointment: z.optional(WallTime),
        /** What it costs; negative goes back to the renter. */
        total: Dollars,
        paid: z.boolean(),
        askedAt: Instant,
        /** When time approves it; absent when it waits for its money or for staff alone. */
        agreedAt: z.optional(Instant),
        ...BeforeKeys,
        ...ToDecide,
      }),
    ),
    total: z.number(),
  }),
})

export const staffDecideSwap = command('staffDecideSwap', {
  about:
    'Agrees to a change of car, or refuses it with a message; a refusal gives what it cost back.',
  access: 'staff',
  input: z.object({
    order: IdField,
    version: VersionField,
    decision: z.enum(staffDecisions),
    message: z.optional(TextField(500)),
  }),
  output: NoFields,
})
