import { QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import { Dollars, Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** What a rental cost beyond its price, and where the deposit is (docs/product/money.md#deposit-release). */
export const MoneyOfRental = z.object({
  /** Miles, late days, gas or charge, tolls … each with its rule. */
  charges: z.array(
    z.extend(QuoteLine, {
      /** Addresses of the papers of a toll or fine. */
      papers: z.optional(z.array(z.string())),
    }),
  ),
  deposit: z.object({
    /** Still with the company. */
    held: Dollars,
    /** `none`, `held`, `waiting` for the 72 hours, `claim` open, `released`. */
    state: z.enum(['none', 'held', 'waiting', 'claim', 'released']),
    releaseAt: z.optional(Instant),
  }),
  refunds: z.array(
    z.object({
      amount: Dollars,
      reason: z.string(),
      text: z.string(),
      sent: z.boolean(),
      /** It goes by transfer, and nobody has named an account yet. */
      asksAccount: z.optional(z.boolean()),
      method: z.string(),
      at: Instant,
      /** When it arrives, in words. */
      arrives: z.string(),
    }),
  ),
  /** Card payments that a bank took back: whether it decides yet, gave it back to the company, or kept it. */
  disputes: z.optional(
    z.array(z.object({ amount: Dollars, state: z.enum(['open', 'won', 'lost']), at: Instant })),
  ),
  /** An order on /payment for what is owed beyond the deposit, or for the rest of the deposit itself. */
  balance: z.optional(
    z.object({
      order: z.string(),
      amount: Dollars,
      /** It is the rest of the deposit, and no debt. */
      deposit: z.optional(z.boolean()),
    }),
  ),
})
export type MoneyOfRental = z.infer<typeof MoneyOfRental>

/** Damage, a fine … that the company wants paid; the renter agrees or appeals. */
export const Claim = z.object({
  id: z.string(),
  orderId: z.string(),
  code: z.string(),
  title: z.string(),
  description: z.string(),
  estimate: Dollars,
  state: z.enum(['open', 'agreed', 'appealed', 'charged', 'dropped']),
  /** Addresses of the pictures that show it. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  answer: z.optional(z.string()),
  /** What the renter may answer now. */
  answers: z.array(z.enum(['agree', 'appeal'])),
  decision: z.optional(z.string()),
  /** What is charged now; at most the estimate. */
  charged: z.optional(Dollars),
  createdAt: Instant,
})
export type Claim = z.infer<typeof Claim>
