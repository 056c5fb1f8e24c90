import { taxBases } from '#domain/fleet/pricing/taxes/tax.ts'
import { Day, Dollars, WallTime } from '#protocol/core/shapes.ts'
import { TaxRule } from '#protocol/fleet/cars/tax-rule.ts'
import * as z from 'zod/mini'

/** An order's taxes, what they were taken of, and what was paid for each; cents. */
const Taxed = z.object({
  taxes: z.readonly(z.array(TaxRule)),
  bases: z.partialRecord(z.enum(taxBases), z.number()),
  days: z.optional(z.number()),
  daysBefore: z.optional(z.number()),
  paid: z.record(z.string(), z.number()),
})

const Rates = z.object({ day: Dollars, week: Dollars, month: Dollars })

/** On which dates the rent of a day is so many percent more. */
const Seasons = z.optional(
  z.readonly(z.array(z.object({ id: z.string(), percent: z.number(), from: Day, until: Day }))),
)

/**
 * What a rental that is out is priced with, so that a device says without signal what a return comes
 * to and what another end would cost (docs/product/money.md#preview). A mile's price is in cents.
 */
export const OpenRental = z.object({
  startOdometer: z.number(),
  odometer: z.number(),
  readAt: z.optional(WallTime),
  /** Since when days count, and since when the car is driven. */
  start: WallTime,
  drivenSince: WallTime,
  end: WallTime,
  includedMilesPerDay: z.number(),
  mile: z.number(),
  coefficient: z.number(),
  taxes: z.readonly(z.array(TaxRule)),
  day: Dollars,
  /** What late days have more. */
  seasons: Seasons,
  /** Days of the rental up to its end. */
  rentalDays: z.number(),
  /** Eighths of the tank or percent of the battery at the start; `size` in gallons or kWh, and the price of one. */
  fuel: z.object({
    kind: z.enum(['gas', 'charge']),
    start: z.optional(z.number()),
    size: z.number(),
    price: Dollars,
  }),
  appointment: Dollars,
  stretches: z.array(
    z.object({
      start: WallTime,
      end: WallTime,
      rent: Dollars,
      rates: Rates,
      coefficient: z.number(),
      seasons: Seasons,
      taxed: Taxed,
    }),
  ),
  noticed: z.optional(WallTime),
  deposit: Dollars,
  owed: Dollars,
  credit: Dollars,
  /** What more days cost today. */
  more: z.object({
    rates: Rates,
    mile: z.number(),
    includedMilesPerDay: z.number(),
    coefficient: z.number(),
    seasons: Seasons,
    taxes: z.readonly(z.array(TaxRule)),
    coverMonth: z.optional(Dollars),
    offerCredit: Dollars,
  }),
})
export type OpenRental = z.infer<typeof OpenRental>
