import { readOtherHours } from '#domain/core/time/opening-hours.ts'
import { readPoint } from '#domain/fleet/places/typed-point.ts'
import { VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, IntField, LineField, MoneyField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Day, Dollars, NoInput } from '#protocol/core/shapes.ts'
import { CompanyTax } from '#protocol/staff/opening/company-taxes.ts'
import * as z from 'zod/mini'

/** `08:00`; visits begin on the half hour. */
const HalfHourField = LineField(20).check(
  z.refine((time) => /^([01]\d|2[0-3]):[03]0$/.test(time), fieldError('time')),
)
const OtherHoursField = LineField(2000).check(
  z.refine((text) => readOtherHours(text) !== undefined, fieldError('hours')),
)
/** A point of the map, as people paste it. */
const PointField = z.pipe(
  LineField(60).check(z.refine((text) => readPoint(text) !== undefined, fieldError('point'))),
  z.transform(readPoint),
)
/** Cents of a gallon or a kWh. */
const EnergyPriceField = MoneyField.check(
  z.refine((cents) => cents >= 1, fieldError('min', 0.01)),
  z.refine((cents) => cents <= 10_000, fieldError('max', 100)),
)

export const CompanyArea = z.object({
  id: z.string(),
  nameEn: z.string(),
  nameEs: z.string(),
  state: z.string(),
  /** IANA. */
  zone: z.string(),
  /** Its own place on the map, as `27.9506, -82.4572`; absent: its town's. */
  point: z.optional(z.string()),
  address: z.string(),
  opens: z.string(),
  closes: z.string(),
  /** As `sat 09:00-14:00;sun closed;2026-12-25 closed`. */
  otherHours: z.string(),
  /** How many visits begin at the same time. */
  slots: z.number(),
  gasPrice: Dollars,
  kwhPrice: Dollars,
  /** In the order in which they are taken, and what changes with them alone. */
  taxes: z.array(CompanyTax),
  taxesVersion: z.string(),
  /** The day there, from which on a tax may begin. */
  today: Day,
  /** Cars that are here and not retired. */
  cars: z.number(),
  /** As it was listed; who saves it says which version they changed. */
  version: z.string(),
})
export type CompanyArea = z.infer<typeof CompanyArea>

export const companyAreas = query('companyAreas', {
  about: 'The areas of the company, with what staff set of each.',
  access: 'staff',
  input: NoInput,
  output: z.object({ areas: z.array(CompanyArea) }),
})

export const staffSaveArea = command('staffSaveArea', {
  about:
    'Saves an area, or makes one when none is named; 409 when somebody else saved it since it was read, or visits lie outside its new hours.',
  access: 'staff',
  input: z.object({
    area: z.optional(IdField),
    version: z.optional(VersionField),
    nameEn: LineField(60, 2),
    nameEs: LineField(60, 2),
    /** The town it lies in, by which it has its state, its clock and its place on the map. Absent: as it is. */
    town: z.optional(IdField),
    /** Its own place on the map. Absent: its town's. */
    point: z.optional(PointField),
    address: LineField(160, 5),
    opens: HalfHourField,
    closes: HalfHourField,
    otherHours: z.optional(OtherHoursField),
    slots: IntField.check(
      z.refine((count) => count >= 1, fieldError('min', 1)),
      z.refine((count) => count <= 50, fieldError('max', 50)),
    ),
    gasPrice: EnergyPriceField,
    kwhPrice: EnergyPriceField,
  }),
  output: z.object({ area: z.string() }),
})
