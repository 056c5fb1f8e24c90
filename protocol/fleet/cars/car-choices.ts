import * as z from 'zod/mini'

const Counted = z.object({ id: z.string(), count: z.number() })

/**
 * What the free cars of a search could be filtered by, each with how many of them it would leave beside the
 * other filters, whatever they may cost (docs/product/search.md#filters).
 */
export const CarChoices = z.object({
  /** Of the cars that all filters but that of the price leave; absent without one. */
  prices: z.optional(
    z.object({
      /** Dollars. */
      lowest: z.number(),
      highest: z.number(),
      /** How many cars cost from `from` on, in bins of `width` whole dollars. */
      from: z.number(),
      width: z.number(),
      counts: z.array(z.number()),
    }),
  ),
  /** Body types, features and towns without a car are left out. */
  subtypes: z.array(Counted),
  features: z.array(Counted),
  /** By their names, as `location.city` has them; the 200 with most cars. */
  towns: z.array(z.object({ name: z.string(), count: z.number() })),
})
