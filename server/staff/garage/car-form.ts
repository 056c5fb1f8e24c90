import type { ParsedInputOf } from '#protocol/core/operation.ts'
import { staffSaveCar } from '#protocol/staff/garage/staff-save-car.ts'
import type { FleetColumn } from '../../fleet/cars/fleet-file/fleet-columns.ts'
import type { FleetRow } from '../../fleet/cars/fleet-file/fleet-columns.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'

type Input = ParsedInputOf<typeof staffSaveCar>

/** What a form calls a column of a fleet file: `daily_rate_usd` is `dailyRateUsd`. */
export const fieldOf = (column: FleetColumn): string =>
  column
    .split('_')
    .map((word, at) => (at === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join('')

/** What was typed, as a row of a fleet file. */
export function rowOf(input: Input): FleetRow {
  const row = {
    source_id: input.sourceId,
    make: input.make,
    model: input.model,
    year: input.year,
    subtype: input.subtype,
    area: input.area,
    city: input.city,
    latitude: input.latitude,
    longitude: input.longitude,
    daily_rate_usd: input.dailyRateUsd,
    weekly_price_usd: input.weeklyPriceUsd,
    monthly_price_usd: input.monthlyPriceUsd,
    mile_price_cents: input.milePriceCents,
    seats: input.seats,
    doors: input.doors,
    fuel: input.fuel,
    transmission: input.transmission,
    mpg: input.mpg,
    tank_gallons: input.tankGallons,
    battery_kwh: input.batteryKwh,
    colour: input.colour,
    plate: input.plate,
    address: input.address,
    deposit_min_usd: input.depositMinUsd,
    deposit_max_usd: input.depositMaxUsd,
    min_rental_days: input.minRentalDays,
    included_miles_per_day: input.includedMilesPerDay,
    odometer_miles: input.odometerMiles,
    features: input.features,
    status: input.status,
    vin: input.vin,
    registration_until: input.registrationUntil,
    inspection_until: input.inspectionUntil,
    key_box: input.keyBox,
    cost_usd: input.costUsd,
    note: input.note,
  } satisfies FleetRow
  return Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== undefined))
}

/** A row by the fields of the form; what a form does not set is not in it. */
export function valuesOf(row: FleetRow): Record<string, string> {
  const all = Object.entries(row).map(([column, cell]) => [fieldOf(column as FleetColumn), cell])
  return Object.fromEntries(all.filter(([name]) => staffSaveCar.fields.includes(name ?? '')))
}

/** A car as staff are shown it now. */
export const carVersion = (row: FleetRow): string => versionOf(valuesOf(row))
