import { IdField, IntField, WallTimeField } from '#protocol/core/fields.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { query } from '#protocol/core/operation.ts'
import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

const mostMiles = 200_000

/** All miles of a rental, since its keys. */
const MilesField = IntField.check(
  z.refine((miles) => miles >= 0, fieldError('min', 0)),
  z.refine((miles) => miles <= mostMiles, fieldError('max', mostMiles)),
)

export const whatIf = query('whatIf', {
  about:
    'What a rental that is out would cost in all with another end or other miles: kept longer by an extension of today, or brought back early with notice from now on. Changes nothing.',
  access: 'user',
  input: z.object({
    order: IdField,
    /** When the car would come back. */
    end: WallTimeField,
    /** All miles by then; fewer than are driven already count as these. */
    miles: MilesField,
  }),
  output: z.object({
    rent: Dollars,
    days: z.number(),
    /** Negative: what goes back. */
    daysPrice: Dollars,
    miles: z.number(),
    /** Those of `miles` that the days include. */
    included: z.number(),
    milesPrice: Dollars,
    /** Without the deposit. */
    total: Dollars,
    /** How it is done; absent when nothing is to be done, or it cannot be done now. */
    way: z.optional(z.enum(['extend', 'earlyReturn'])),
    /** Why it cannot be done. */
    message: z.optional(z.string()),
    /** The latest end that nobody is in the way of; absent when nobody is at all. */
    latestEnd: z.optional(WallTime),
  }),
})
