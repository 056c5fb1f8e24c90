import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import { IdField, MoneyField, WallTimeField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import { QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import { OdometerField } from '#protocol/rentals/handover/readings.ts'
import * as z from 'zod/mini'
import { datesKinds, datesResults } from './choices.ts'

export const staffDatesQuote = query('staffDatesQuote', {
  about:
    'What other dates of an order come to before anything is changed: of a `booking` before its keys its new price by all that it keeps, once the keys are given an `extension` or, for an earlier end, an `earlyReturn`. Without `end` those that it has.',
  access: 'staff',
  input: z.object({
    order: IdField,
    start: z.optional(WallTimeField),
    end: z.optional(WallTimeField),
    odometer: z.optional(OdometerField),
  }),
  output: z.object({
    number: z.number(),
    /** The renter’s first name. */
    name: z.string(),
    car: z.string(),
    kind: z.enum(datesKinds),
    wasStart: WallTime,
    wasEnd: WallTime,
    start: WallTime,
    end: WallTime,
    ...ToDecide,
    /** Why it cannot be. */
    inTheWay: z.optional(z.string()),
    lines: z.array(QuoteLine),
    /** What was agreed before; of what is asked for on top nothing. */
    agreed: Dollars,
    total: Dollars,
    /** To pay when above 0, else what goes back, the card fee’s share not counted. */
    difference: Dollars,
    /** It stays as it is. */
    deposit: Dollars,
    back: z.array(z.object({ name: z.string(), amount: Dollars, arrives: z.string() })),
    /** When the renter comes for the keys, or brings the car back. */
    slot: z.optional(WallTime),
    /** Of an extension: the miles so far, read within a day or as they were given; without them it waits for a reading. */
    odometer: z.optional(z.number()),
    /** What the papers lack for the new end. */
    missing: z.array(z.string()),
    /** Until when what is to be paid is held for the renter. */
    until: z.optional(WallTime),
    /** New dates that wait for the renter already; others take their place. */
    offered: z.optional(
      z.object({ start: WallTime, end: WallTime, total: Dollars, until: WallTime }),
    ),
  }),
})

export const staffChangeDates = command('staffChangeDates', {
  about:
    'Changes the dates of an order as the quote said. Before the keys, dates that cost the same or less are `changed` at once: the old order is 90, the new one 85 with all that was paid, and what is over goes back. Dearer ones are `offered`: a balance that holds the car until it is paid, and nothing changes before. Once the keys are given more days are held as an extension (`offered`), fewer are a return that is `scheduled`. The dates that a booking has take back what was offered (`withdrawn`). 409 when the order changed since it was read, when the sum did, and for what is in the way.',
  access: 'staff',
  input: z.object({
    order: IdField,
    version: VersionField,
    start: z.optional(WallTimeField),
    end: WallTimeField,
    odometer: z.optional(OdometerField),
    /** What the quote showed as `difference`; only compared. */
    difference: MoneyField,
  }),
  output: z.object({
    result: z.enum(datesResults),
    /** The order with the new dates, or the one to pay for them. */
    order: z.string(),
  }),
})
