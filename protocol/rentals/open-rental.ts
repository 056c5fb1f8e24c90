import type { OpenRental as Priced } from '#domain/pricing/while-out/open-rental.ts'
import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

const Rates = z.object({ day: Dollars, week: Dollars, month: Dollars })

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
  taxRate: z.number(),
  day: Dollars,
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
      taxRate: z.number(),
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
    taxRate: z.number(),
    coverBase: z.optional(Dollars),
    offerCredit: Dollars,
  }),
})
export type OpenRental = z.infer<typeof OpenRental>

const cents = (dollars: number) => Math.round(dollars * 100)
type Rates = z.infer<typeof Rates>
const each = ({ day, week, month }: Rates, of: (amount: number) => number): Rates => ({
  day: of(day),
  week: of(week),
  month: of(month),
})
const dollars = (amount: number) => amount / 100

/** As it travels; `rent` stands in the bill. */
export function toWire(open: Priced): OpenRental {
  const { rent: _, mileCents, dayCents, fuel, more, ...same } = open
  const { mileCents: mile, coverBase, ...days } = more
  const tank =
    fuel.kind === 'gas'
      ? { size: fuel.tankGallons, price: dollars(fuel.gasPriceCents) }
      : { size: fuel.batteryKwh, price: dollars(fuel.kwhPriceCents) }
  return {
    ...same,
    mile: mileCents,
    day: dollars(dayCents),
    fuel: { kind: fuel.kind, start: fuel.start, ...tank },
    appointment: dollars(open.appointment),
    stretches: open.stretches.map((one) => ({
      ...one,
      rent: dollars(one.rent),
      rates: each(one.rates, dollars),
    })),
    deposit: dollars(open.deposit),
    owed: dollars(open.owed),
    credit: dollars(open.credit),
    more: {
      ...days,
      mile,
      rates: each(more.rates, dollars),
      coverBase: coverBase === undefined ? undefined : dollars(coverBase),
      offerCredit: dollars(more.offerCredit),
    },
  }
}

/** As the rules take it, with the `rent` of the bill in dollars. */
export function fromWire(open: OpenRental, rent: number): Priced {
  const { mile, day, fuel, more, readAt, noticed, ...same } = open
  const { mile: mileCents, coverBase, ...days } = more
  const { kind, start, size, price } = fuel
  return {
    ...same,
    readAt,
    noticed,
    rent: cents(rent),
    mileCents: mile,
    dayCents: cents(day),
    fuel:
      kind === 'gas'
        ? { kind, start, tankGallons: size, gasPriceCents: cents(price) }
        : { kind, start, batteryKwh: size, kwhPriceCents: cents(price) },
    appointment: cents(open.appointment),
    stretches: open.stretches.map((one) => ({
      ...one,
      rent: cents(one.rent),
      rates: each(one.rates, cents),
    })),
    deposit: cents(open.deposit),
    owed: cents(open.owed),
    credit: cents(open.credit),
    more: {
      ...days,
      mileCents,
      rates: each(more.rates, cents),
      coverBase: coverBase === undefined ? undefined : cents(coverBase),
      offerCredit: cents(more.offerCredit),
    },
  }
}
