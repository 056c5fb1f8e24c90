import { VersionField } from '#protocol/core/as-seen.ts'
import { IdField, LineField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

/** As a cell of a fleet file: what it may hold is the file’s own rule (docs/product/cars.md#one-rule). */
const cell = z.optional(LineField(1200))

export const staffSaveCar = command('staffSaveCar', {
  about:
    'Saves a car, or adds one when none is named: all its columns (docs/import.md), what is absent gets what a new car would get. 400 at the fields by the rules of a fleet file; 409 when somebody else saved it since it was read, or renters would notice.',
  access: 'staff',
  input: z.object({
    car: z.optional(IdField),
    version: z.optional(VersionField),
    sourceId: cell,
    make: cell,
    model: cell,
    year: cell,
    subtype: cell,
    area: cell,
    city: cell,
    latitude: cell,
    longitude: cell,
    dailyRateUsd: cell,
    weeklyPriceUsd: cell,
    monthlyPriceUsd: cell,
    milePriceCents: cell,
    seats: cell,
    doors: cell,
    fuel: cell,
    transmission: cell,
    mpg: cell,
    tankGallons: cell,
    batteryKwh: cell,
    colour: cell,
    plate: cell,
    address: cell,
    depositMinUsd: cell,
    depositMaxUsd: cell,
    minRentalDays: cell,
    includedMilesPerDay: cell,
    odometerMiles: cell,
    features: cell,
    status: cell,
    vin: cell,
    registrationUntil: cell,
    inspectionUntil: cell,
    keyBox: cell,
    costUsd: cell,
    note: cell,
  }),
  output: z.object({ car: z.string() }),
})
