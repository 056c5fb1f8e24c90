import type { Insertable } from 'kysely'
import type { Schema } from '../../../platform/db/schema.ts'
import type { FleetColumn, FleetRow } from './fleet-columns.ts'

/** What areas are called in a file: by their ids. */
export type AreaNames = ReadonlyMap<string, { slug: string; state: string }>

/** A car as it is kept or as it is about to be. */
type Kept = Insertable<Schema['car']>

const number = (value: string | number | null | undefined, by = 1) =>
  value === null || value === undefined ? undefined : String(Number(value) / by)
const dollars = (cents: number | null | undefined) => number(cents, 100)
/** Listings rate by five stars, reviews by ten. */
const starsOf = 2
const filled = (text: string | null | undefined) => text || undefined

/**
 * A car as a row of a fleet file says it: read again (`readCar`) it is the same car (docs/import.md). Without a
 * `source_id` of its own it goes by its id.
 */
export function carCells(car: Kept, areas: AreaNames): FleetRow {
  const area = areas.get(car.area_id)
  const cells = {
    source_id: car.external_ref ?? car.id,
    make: car.make,
    model: car.model,
    year: number(car.year),
    type: car.type_id,
    subtype: car.subtype_id,
    seats: number(car.seats),
    doors: number(car.doors),
    fuel: car.fuel,
    transmission: car.transmission,
    mpg: number(car.mpg),
    tank_gallons: number(car.tank_gallons),
    battery_kwh: number(car.battery_kwh),
    colour: car.colour,
    plate: filled(car.plate),
    latitude: number(car.latitude),
    longitude: number(car.longitude),
    city: car.city,
    state: area?.state,
    area: area?.slug ?? car.area_id,
    address: filled(car.address),
    daily_rate_usd: dollars(car.day_cents),
    weekly_price_usd: dollars(car.week_cents),
    monthly_price_usd: dollars(car.month_cents),
    mile_price_cents: number(car.mile_cents),
    deposit_min_usd: dollars(car.deposit_minimum_cents),
    deposit_max_usd: dollars(car.deposit_maximum_cents),
    min_rental_days: number(car.minimum_rental_days),
    included_miles_per_day: number(car.included_miles_per_day),
    odometer_miles: number(car.odometer),
    features: filled(car.features?.join(';')),
    rating: number(car.rating, starsOf),
    reviews: number(car.review_count),
    trips: number(car.trips),
    status: car.status,
    vin: filled(car.vin),
    registration_until: filled(car.registration_until),
    inspection_until: filled(car.inspection_until),
    key_box: filled(car.key_box),
    cost_usd: dollars(car.cost_cents),
    note: filled(car.note),
  } satisfies Record<FleetColumn, string | undefined>
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined))
}

/** The columns in which two rows say something else. */
export function differences(before: FleetRow, after: FleetRow): FleetColumn[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)] as FleetColumn[])
  return [...names].filter((name) => before[name] !== after[name])
}
