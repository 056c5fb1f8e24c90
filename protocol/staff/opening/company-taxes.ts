import { taxBases } from '#domain/fleet/pricing/taxes/tax.ts'
import { VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import {
  DayField,
  IdField,
  IntField,
  LineField,
  ListField,
  MoneyField,
  NumberField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { Day, Dollars, NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const CompanyTax = z.object({
  id: z.string(),
  nameEn: z.string(),
  nameEs: z.string(),
  /** A share of what it is on; or so much a rental day, for the first days. */
  percent: z.optional(z.number()),
  daily: z.optional(Dollars),
  firstDays: z.optional(z.number()),
  on: z.array(z.enum(taxBases)),
  /** Earlier taxes of the list, by their ids. */
  onTaxes: z.array(z.string()),
  account: z.optional(z.string()),
  from: Day,
  until: z.optional(Day),
})
export type CompanyTax = z.infer<typeof CompanyTax>

const PercentField = NumberField.check(
  z.refine((percent) => percent >= 0.01, fieldError('min', 0.01)),
  z.refine((percent) => percent <= 50, fieldError('max', 50)),
  z.refine(
    (percent) => Number.isInteger(Math.round(percent * 1e7) / 1e3),
    fieldError('invalidData'),
  ),
)
const DailyField = MoneyField.check(
  z.refine((cents) => cents >= 1, fieldError('min', 0.01)),
  z.refine((cents) => cents <= 100_000, fieldError('max', 1000)),
)
const FirstDaysField = IntField.check(
  z.refine((days) => days >= 1, fieldError('min', 1)),
  z.refine((days) => days <= 3650, fieldError('max', 3650)),
)
/** What the books call its account: letters, digits and dashes. */
const AccountField = LineField(12).check(
  z.refine((code) => /^[A-Za-z0-9-]*$/.test(code), fieldError('invalidData')),
)
const OnField = ListField.check(
  z.refine(
    (list) => list.every((on) => (taxBases as readonly string[]).includes(on)),
    fieldError('invalidData'),
  ),
)

const place = { area: IdField, version: z.optional(VersionField) }

export const staffSaveTax = command('staffSaveTax', {
  about:
    'Saves a tax of an area, or adds one when none is named; what was priced keeps its own. 400 for one that begins in the past, 409 when somebody else saved the list since it was read, or it is full.',
  access: 'staff',
  input: z.object({
    ...place,
    tax: z.optional(IdField),
    nameEn: LineField(60, 2),
    nameEs: LineField(60, 2),
    /** A share of what it is on, with `percent`; or by the day, with `daily`. */
    how: z.enum(['percent', 'day']),
    percent: z.optional(PercentField),
    daily: z.optional(DailyField),
    firstDays: z.optional(FirstDaysField),
    on: OnField,
    onTaxes: ListField,
    account: z.optional(AccountField),
    from: DayField,
    until: z.optional(DayField),
  }),
  output: NoFields,
})

export const staffRemoveTax = command('staffRemoveTax', {
  about:
    'Takes a tax off an area’s list; what was priced keeps it. 409 when another one is taken of it, or somebody else saved the list since it was read.',
  access: 'staff',
  input: z.object({ ...place, tax: IdField }),
  output: NoFields,
})
