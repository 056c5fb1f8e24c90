import { query } from '#protocol/core/operation.ts'
import { TaxRule } from '#protocol/fleet/cars/tax-rule.ts'
import { Day, Dollars, NoInput, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** docs/product/entities.md#area, docs/product/app.md#home-and-results. `offsetToUTC` is the hours in force now. */
export const Area = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  zone: z.string(),
  offsetToUTC: z.number(),
  /** A gallon of gas. */
  gasPrice: Dollars,
  /** A kWh for electric cars. */
  kwhPrice: Dollars,
  centre: z.object({ latitude: z.number(), longitude: z.number() }),
  pickupAddress: z.string(),
  opens: z.string(),
  closes: z.string(),
  /** What is otherwise, as `sat 09:00-14:00;sun closed;2026-12-25 closed`. */
  otherHours: z.string(),
  /** Those in force now: what makes a price in the browser that of the server. */
  taxes: z.array(TaxRule),
  /** Active cars of the area. */
  cars: z.number(),
  /** The area's wall clock at the time of the answer. */
  now: WallTime,
})
export type Area = z.infer<typeof Area>

export const Language = z.object({
  languageName: z.string(),
  languageShort: z.string(),
  languageCode: z.string(),
  bcp47: z.string(),
})

export const Extra = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: Dollars,
})
export type Extra = z.infer<typeof Extra>

export const PriceModifier = z.object({
  id: z.string(),
  coefficient: z.number(),
  name: z.string(),
  description: z.string(),
})
export type PriceModifier = z.infer<typeof PriceModifier>

/** On which dates the rent of which cars is so many percent more, and the fewest days of a booking that starts then. */
const Season = z.object({
  id: z.string(),
  percent: z.number(),
  from: Day,
  until: Day,
  /** Empty: all of them. */
  areas: z.readonly(z.array(z.string())),
  types: z.readonly(z.array(z.string())),
  minimumDays: z.optional(z.number()),
})

export const home = query('home', {
  about: 'What every screen starts from: languages, areas, extras, price modifiers and seasons.',
  access: 'visitor',
  input: NoInput,
  output: z.object({
    languages: z.array(Language),
    areas: z.array(Area),
    extras: z.array(Extra),
    priceModifiers: z.array(PriceModifier),
    /** Those that are not over, in the order in which they were made: what makes a price in the browser that of the server. */
    seasons: z.array(Season),
    /** Of all renters about all active cars, the score 1 to 10; absent while there is none. */
    reviews: z.optional(z.object({ count: z.number(), score: z.number() })),
    /** All donations so far (docs/product/booking-and-payment.md#ledger). */
    donationTotal: Dollars,
    /** Whether card payments are pretended by the built-in gateway. */
    testPayments: z.boolean(),
  }),
})
