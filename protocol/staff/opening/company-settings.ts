import { canBeMain, isColor } from '#domain/people/company/brand-colors.ts'
import { phoneCountries } from '#domain/core/text/phone-countries.ts'
import { callerHoldHours } from '#domain/money/orders/hold.ts'
import { isRoutingNumber } from '#domain/money/payments/routing-number.ts'
import { VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import {
  EmailField,
  FlagField,
  IntField,
  LineField,
  NumberField,
  PhoneField,
} from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { jobsChoices } from '#protocol/core/parts.ts'
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

const HoursField = IntField.check(
  z.refine((hours) => hours >= 1, fieldError('min', 1)),
  z.refine((hours) => hours <= 48, fieldError('max', 48)),
)

const CallerHoldField = IntField.check(
  z.refine((hours) => hours >= callerHoldHours.least, fieldError('min', callerHoldHours.least)),
  z.refine((hours) => hours <= callerHoldHours.most, fieldError('max', callerHoldHours.most)),
)

const ColorField = LineField(7).check(z.toLowerCase(), z.refine(isColor, fieldError('invalidData')))

export const CompanySettings = z.object({
  /** What renters call it. */
  name: z.optional(z.string()),
  /** The party of its contracts. */
  legalName: z.optional(z.string()),
  licenseNumber: z.optional(z.string()),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** For breakdowns, at any hour. */
  nightPhone: z.optional(z.string()),
  /** Whose numbers are written without a country (docs/product/app.md#phone-numbers). */
  phoneCountry: z.enum(phoneCountries),
  supportMail: z.optional(z.string()),
  showsMaker: z.boolean(),
  /** As `#rrggbb`; absent: those of the program. */
  mainColor: z.optional(z.string()),
  accentColor: z.optional(z.string()),
  /** Where renters send transfers; absent: there are none. */
  bankHolder: z.optional(z.string()),
  bankRouting: z.optional(z.string()),
  bankAccount: z.optional(z.string()),
  takesCash: z.boolean(),
  /** Percent. */
  cardFee: z.number(),
  donation: z.number(),
  helpsUkraine: z.boolean(),
  /** So long a paid booking waits for the answer at most. */
  answerHours: z.number(),
  /** So many hours a car is kept at most for somebody whom staff booked it for. */
  callerHoldHours: z.number(),
  /** What stands after “We confirm”; absent: the usual words. */
  promiseEn: z.optional(z.string()),
  promiseEs: z.optional(z.string()),
  /** People's jobs: never, where there are enough of them, always. */
  jobs: z.enum(jobsChoices),
  hasCommunity: z.boolean(),
})
export type CompanySettings = z.infer<typeof CompanySettings>

export const companySettings = query('companySettings', {
  about: 'What the company has set of itself, and who changed it last.',
  access: 'staff',
  input: NoInput,
  output: z.object({
    settings: CompanySettings,
    /** The sample company keeps saying that it is one. */
    /** Where its logo is, and as it was read. */
    logo: z.optional(z.string()),
    logoVersion: z.string(),
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
    name: z.optional(LineField(40)),
    legalName: z.optional(LineField(120)),
    licenseNumber: z.optional(LineField(60)),
    address: z.optional(LineField(200)),
    phone: z.optional(PhoneField),
    nightPhone: z.optional(PhoneField),
    /** Numbers of the same call are read by it. */
    phoneCountry: z.enum(phoneCountries),
    supportMail: z.optional(EmailField),
    showsMaker: FlagField,
    mainColor: z.optional(ColorField.check(z.refine(canBeMain, fieldError('invalidData')))),
    accentColor: z.optional(ColorField),
    bankHolder: z.optional(LineField(120)),
    bankRouting: z.optional(RoutingField),
    bankAccount: z.optional(AccountField),
    takesCash: FlagField,
    cardFee: PercentField(9.9),
    donation: PercentField(50),
    helpsUkraine: FlagField,
    answerHours: HoursField,
    callerHoldHours: CallerHoldField,
    promiseEn: z.optional(LineField(60)),
    promiseEs: z.optional(LineField(60)),
    jobs: z.enum(jobsChoices),
    hasCommunity: FlagField,
  }),
  output: NoFields,
})
