import { IdField, LineField, MoneyField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars } from '#protocol/core/shapes.ts'
import { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import * as z from 'zod/mini'
import { ToDecide, VersionField } from '../../core/as-seen.ts'

export const staffLowerPriceQuote = query('staffLowerPriceQuote', {
  about:
    'What a booking costs that is held and not paid yet when so much of its rent is taken off.',
  access: 'staff',
  input: z.object({ order: IdField, off: z.optional(MoneyField) }),
  output: z.object({
    /** With `off` taken off, or as it is without one. */
    quote: CalculatorData,
    /** What it costs now. */
    was: Dollars,
    /** The most that can be taken off: its rent. */
    most: Dollars,
    /** The most that the caller takes off by themself. Absent: all of the rent. */
    limit: z.optional(Dollars),
    /** What was taken off before; another sum takes its place. */
    now: z.optional(z.object({ off: Dollars, reason: z.string() })),
    /** Why its price cannot be lowered any more. */
    inTheWay: z.optional(z.string()),
    ...ToDecide,
  }),
})

export const staffLowerPrice = command('staffLowerPrice', {
  about:
    'Takes a sum off the rent of a booking that is held and not paid yet, with a reason that the renter reads.',
  access: 'staff',
  input: z.object({
    order: IdField,
    version: VersionField,
    /** In the place of what was taken off before; 0 takes that back. */
    off: MoneyField,
    /** Left out when it is taken back. */
    reason: z.optional(LineField(80)),
  }),
  output: z.object({ total: Dollars }),
})
