import { taxBases } from '#domain/fleet/pricing/taxes/tax.ts'
import * as z from 'zod/mini'

/** A tax of an area, as the rule of prices takes it: its sums are cents (docs/product/prices.md#taxes). */
export const TaxRule = z.object({
  id: z.string(),
  nameEn: z.string(),
  nameEs: z.string(),
  /** A share of what it is on; or so many cents a rental day, for the first days. */
  fraction: z.optional(z.number()),
  dayCents: z.optional(z.number()),
  firstDays: z.optional(z.number()),
  on: z.readonly(z.array(z.enum(taxBases))),
  onTaxes: z.readonly(z.array(z.string())),
})
export type TaxRule = z.infer<typeof TaxRule>
