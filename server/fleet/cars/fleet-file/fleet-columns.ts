import type { Row } from '../../../platform/tables/row-reader.ts'

/** The columns that a fleet file must have (docs/import.md). */
export const requiredColumns = [
  'source_id',
  'make',
  'model',
  'year',
  'subtype',
  'area',
  'city',
  'latitude',
  'longitude',
  'daily_rate_usd',
  'weekly_price_usd',
  'monthly_price_usd',
  'mile_price_cents',
] as const

/** Those it may have; what is empty or left out gets a default. */
export const optionalColumns = [
  'type',
  'seats',
  'doors',
  'fuel',
  'transmission',
  'mpg',
  'tank_gallons',
  'battery_kwh',
  'colour',
  'plate',
  'address',
  'state',
  'deposit_min_usd',
  'deposit_max_usd',
  'min_rental_days',
  'included_miles_per_day',
  'odometer_miles',
  'features',
  'rating',
  'reviews',
  'trips',
  'status',
  'vin',
  'registration_until',
  'inspection_until',
  'key_box',
  'cost_usd',
  'note',
] as const

export type FleetColumn = (typeof requiredColumns)[number] | (typeof optionalColumns)[number]

/** One car by its columns. */
export type FleetRow = Row<FleetColumn>
