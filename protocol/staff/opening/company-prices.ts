import { VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import {
  DayField,
  FlagField,
  IdField,
  LineField,
  MoneyField,
  NumberField,
} from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Day, Dollars, NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

const named = {
  id: z.string(),
  nameEn: z.string(),
  nameEs: z.string(),
  descriptionEn: z.string(),
  descriptionEs: z.string(),
  offered: z.boolean(),
  version: z.string(),
}

const CompanyExtra = z.object({ ...named, price: Dollars })
export type CompanyExtra = z.infer<typeof CompanyExtra>

const CompanyPlan = z.object({
  ...named,
  times: z.number(),
  /** The days on which a rental with it may begin; absent: any. */
  from: z.optional(Day),
  until: z.optional(Day),
})
export type CompanyPlan = z.infer<typeof CompanyPlan>

const CompanyCover = z.object({
  /** Dollars for each started 30 days; absent: there is none. */
  low: z.optional(Dollars),
  high: z.optional(Dollars),
  version: z.string(),
})
export type CompanyCover = z.infer<typeof CompanyCover>

export const companyPrices = query('companyPrices', {
  about: 'Extras, price plans and the cover’s price, with what staff set of each.',
  access: 'staff',
  input: NoInput,
  output: z.object({
    extras: z.array(CompanyExtra),
    plans: z.array(CompanyPlan),
    cover: CompanyCover,
  }),
})

const words = {
  version: z.optional(VersionField),
  nameEn: LineField(60, 2),
  nameEs: LineField(60, 2),
  descriptionEn: LineField(200, 2),
  descriptionEs: LineField(200, 2),
  offered: FlagField,
}

const PriceField = (most: number) =>
  MoneyField.check(
    z.refine((cents) => cents >= 0, fieldError('min', 0)),
    z.refine((cents) => cents <= most * 100, fieldError('max', most)),
  )

/** What the rent is multiplied with, and a mile divided by. */
const TimesField = NumberField.check(
  z.refine((times) => times >= 0.5, fieldError('min', 0.5)),
  z.refine((times) => times <= 2, fieldError('max', 2)),
  z.refine((times) => Number.isInteger(Math.round(times * 1e6) / 1e3), fieldError('invalidData')),
)

export const staffSaveExtra = command('staffSaveExtra', {
  about:
    'Saves an extra, or makes one when none is named; 409 when somebody else saved it since it was read.',
  access: 'staff',
  input: z.object({ extra: z.optional(IdField), ...words, price: PriceField(5000) }),
  output: NoFields,
})

export const staffSavePlan = command('staffSavePlan', {
  about:
    'Saves a price plan, or makes one when none is named; the Normal price stays 1. 409 when somebody else saved it since it was read.',
  access: 'staff',
  input: z.object({
    plan: z.optional(IdField),
    ...words,
    times: TimesField,
    from: z.optional(DayField),
    until: z.optional(DayField),
  }),
  output: NoFields,
})

export const staffSaveCover = command('staffSaveCover', {
  about:
    'Saves what the company’s own collision cover costs for each started 30 days, below a deposit of $745 and from there on; without both there is none. 409 when somebody else saved it since it was read.',
  access: 'staff',
  input: z.object({
    version: VersionField,
    low: z.optional(PriceField(2000)),
    high: z.optional(PriceField(2000)),
  }),
  output: NoFields,
})
