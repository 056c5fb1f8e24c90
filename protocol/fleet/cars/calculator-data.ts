import { Dollars } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** One line of a quote; `rule` is the sentence that made it (docs/product/prices.md#lines). */
export const QuoteLine = z.object({
  code: z.string(),
  label: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unitPrice: Dollars,
  amount: Dollars,
  /** Of miles: the price of one in cents before the plan's coefficient divides it. */
  rate: z.optional(z.object({ cents: z.number(), coefficient: z.number() })),
  /** Of the miles that are ahead: the tax that the amount has in it. */
  tax: z.optional(Dollars),
  rule: z.string(),
  refundable: z.boolean(),
})
export type QuoteLine = z.infer<typeof QuoteLine>

/** The server's own quote (docs/wire.md, docs/product/prices.md#lines). The client shows it and never adds up a total. */
export const CalculatorData = z.object({
  lines: z.array(QuoteLine),
  total: Dollars,
  dueNow: Dollars,
  deposit: Dollars,
  /** Dollars a mile, up to four decimals. */
  costPerMile: z.number(),
  months: z.number(),
  weeks: z.number(),
  days: z.number(),
  totalDays: z.number(),
  coefficient: z.number(),
  /** What 10 % of sales comes to here. */
  donation: Dollars,
  /** Miles that the renter means to drive; the line `milesEstimate` is theirs, and in neither `total` nor `dueNow`. */
  miles: z.optional(z.number()),
  /** With `miles`: all that the trip costs with them, without deposit (docs/product/prices.md#price-with-miles). */
  tripPrice: z.optional(Dollars),
})
export type CalculatorData = z.infer<typeof CalculatorData>

/** What the same dates cost under a price modifier. */
export const PricePlan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  coefficient: z.number(),
  /** The rent: months, weeks and days times the coefficient. */
  bookingPrice: Dollars,
  costPerMile: z.number(),
  /** With `miles`: what the trip costs with them under this modifier. */
  tripPrice: z.optional(Dollars),
})
export type PricePlan = z.infer<typeof PricePlan>
