import { isRoutingNumber } from '#domain/money/payments/routing-number.ts'
import { VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { FlagField, LineField, NumberField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** Digits as people write them, with spaces and hyphens between. */
const digits = z.pipe(
  LineField(40),
  z.transform((text) => text.replaceAll(/[\s-]/g, '')),
)
const RoutingField = digits.check(z.refine(isRoutingNumber, fieldError('routingNumber')))
const AccountField = digits.check(
  z.refine((text) => /^\d{4,17}$/.test(text), fieldError('accountNumber')),
)

/** A percentage with one decimal at most. */
const PercentField = (most: number) =>
  NumberField.check(
    z.refine((percent) => percent >= 0, fieldError('min', 0)),
    z.refine((percent) => percent <= most, fieldError('max', most)),
    z.refine(
      (percent) => Number.isInteger(Math.round(percent * 1e9) / 1e8),
      fieldError('invalidData'),
    ),
  )

export const CompanySettings = z.object({
  /** Where renters send transfers; absent: there are none. */
  bankHolder: z.optional(z.string()),
  bankRouting: z.optional(z.string()),
  bankAccount: z.optional(z.string()),
  takesCash: z.boolean(),
  /** Percent. */
  cardFee: z.number(),
  donation: z.number(),
  helpsUkraine: z.boolean(),
})
export type CompanySettings = z.infer<typeof CompanySettings>

export const companySettings = query('companySettings', {
  about: 'What the company has set of itself, and who changed it last.',
  access: 'staff',
  input: NoInput,
  output: z.object({
    settings: CompanySettings,
    /** The sample company keeps saying that it is one. */
    isSample: z.boolean(),
    /** As it was read; who saves it says which version they changed. */
    version: z.string(),
    changed: z.optional(z.object({ by: z.string(), at: Instant })),
  }),
})

export const staffSaveCompany = command('staffSaveCompany', {
  about:
    'Saves what the company has set of itself; 409 when somebody else saved it since it was read.',
  access: 'staff',
  input: z.object({
    version: VersionField,
    bankHolder: z.optional(LineField(120)),
    bankRouting: z.optional(RoutingField),
    bankAccount: z.optional(AccountField),
    takesCash: FlagField,
    cardFee: PercentField(9.9),
    donation: PercentField(50),
    helpsUkraine: FlagField,
  }),
  output: NoFields,
})
