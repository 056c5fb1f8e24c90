import type { Insertable } from 'kysely'
import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { farthestCarMiles } from '#domain/fleet/places/point-near.ts'
import { milesBetween, type Position } from '#domain/fleet/places/sphere.ts'
import { plainVin, wrongInVin } from '#domain/fleet/fleet/vin.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { carStates } from '#protocol/fleet/cars/car.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import { type RowProblem, RowReader } from '../../../platform/tables/row-reader.ts'
import { bodyDefaults, carColours, colourOf } from './left-out.ts'
import type { FleetColumn, FleetRow } from './fleet-columns.ts'

/** What a row may refer to. */
export type KnownFleet = {
  /** By slug and by id. */
  areas: Map<
    string,
    {
      id: string
      slug: string
      state: string
      zone: string
      pickupAddress: string
      centre: Position
    }
  >
  /** Type of each body type. */
  subtypes: Map<string, string>
  features: Set<string>
}

/** A car as a file describes it; it gets its id when it is imported. */
export type NewCar = Omit<Insertable<Schema['car']>, 'id'> & { external_ref: string }

const fuels = ['gas', 'hybrid', 'electric', 'diesel']
const transmissions = ['automatic', 'manual']
const dollars = { from: 1, to: 100_000 }

/**
 * One car out of one row, and why it cannot be one: the rule of a file and of the form of one car alike
 * (docs/product/cars.md#one-rule). Defaults are those of docs/import.md.
 */
export function readCar(
  row: FleetRow,
  known: KnownFleet,
): { car: NewCar; problems: readonly RowProblem<FleetColumn>[] } {
  const read = new RowReader(row)
  const ref = read.text('source_id', 100)
  const subtype = read.oneOf('subtype', [...known.subtypes.keys()])
  const body = bodyDefaults(subtype)
  const area = readArea(read, row, known)
  const fuel = read.oneOf('fuel', fuels, 'gas')
  const runsOnCharge = isElectric(fuel)
  const tank = runsOnCharge ? 0 : body.tankGallons
  const car: NewCar = {
    external_ref: ref,
    area_id: area.id,
    subtype_id: subtype,
    type_id: readType(read, row, known, subtype),
    make: read.text('make', 60),
    model: read.text('model', 60),
    year: read.whole('year', { from: 1900, to: 2100 }),
    colour: read.oneOf('colour', carColours, colourOf(ref)),
    plate: read.optionalText('plate', 12, ''),
    seats: read.whole('seats', { from: 1, to: 20 }, body.seats),
    doors: read.whole('doors', { from: 1, to: 8 }, body.doors),
    transmission: read.oneOf('transmission', transmissions, 'automatic'),
    fuel,
    mpg: read.whole('mpg', { from: 1, to: 300 }, null),
    tank_gallons: String(read.number('tank_gallons', { from: 0, to: 200 }, tank)),
    battery_kwh: runsOnCharge
      ? String(read.number('battery_kwh', { from: 1, to: 500 }, body.batteryKwh))
      : null,
    day_cents: read.cents('daily_rate_usd', dollars),
    week_cents: read.cents('weekly_price_usd', dollars),
    month_cents: read.cents('monthly_price_usd', dollars),
    mile_cents: read.whole('mile_price_cents', { from: 0, to: 10_000 }),
    ...readDeposits(read),
    minimum_rental_days: read.whole('min_rental_days', { from: 1, to: 365 }, 1),
    included_miles_per_day: read.whole('included_miles_per_day', { from: 0, to: 2_000 }, 0),
    odometer: read.whole('odometer_miles', { from: 0, to: 2_000_000 }, 0),
    ...readPlace(read, row, area),
    city: read.text('city', 100),
    address: read.optionalText('address', 200, area.pickupAddress),
    features: readFeatures(read, row, known),
    ...readReputation(read),
    status: read.oneOf('status', carStates, 'active'),
    vin: readVin(read, row),
    registration_until: read.day('registration_until'),
    inspection_until: read.day('inspection_until'),
    key_box: read.optionalText('key_box', 40, null),
    cost_cents: read.cents('cost_usd', { from: 0, to: 10_000_000 }, null),
    note: read.optionalText('note', 1000, null),
  }
  return { car, problems: read.problems }
}

function readArea(read: RowReader<FleetColumn>, row: FleetRow, { areas }: KnownFleet) {
  const area = areas.get(row.area ?? '')
  if (area) return area
  const { error, reason } = row.area
    ? { error: fieldError('invalidData'), reason: `unknown area: ${row.area} (${named(areas)})` }
    : { error: fieldError('required'), reason: 'area is missing' }
  read.fails('area', error, reason)
  return { id: '', slug: '', pickupAddress: '', centre: undefined }
}

/** Which areas there are; each is known by its slug and by its id. */
function named(areas: KnownFleet['areas']): string {
  const slugs = new Set([...areas.values()].map(({ slug }) => slug))
  return slugs.size > 0 ? `you have: ${[...slugs].join(', ')}` : 'you have none yet'
}

/** Where a car stands: without a place of its own where its area is, and never implausibly far from there. */
function readPlace(
  read: RowReader<FleetColumn>,
  row: FleetRow,
  { slug, centre }: { slug: string; centre: Position | undefined },
): Position {
  if (centre && row.latitude === undefined && row.longitude === undefined) return centre
  const before = read.problems.length
  const place: Position = {
    latitude: read.number('latitude', { from: -90, to: 90 }),
    longitude: read.number('longitude', { from: -180, to: 180 }),
  }
  const isRead = read.problems.length === before
  if (!centre || !isRead || milesBetween(centre, place) <= farthestCarMiles) return place
  const [north, east] = [place.latitude - centre.latitude, place.longitude - centre.longitude]
  const column = Math.abs(north) > Math.abs(east) ? 'latitude' : 'longitude'
  read.fails(
    column,
    fieldError('carTooFar', farthestCarMiles),
    `${column} is more than ${farthestCarMiles} miles from ${slug}: ${row[column]}`,
  )
  return place
}

/** The body type says what it is; a `type` that contradicts it is a mistake. */
function readType(
  read: RowReader<FleetColumn>,
  row: FleetRow,
  { subtypes }: KnownFleet,
  subtype: string,
) {
  const type = subtypes.get(subtype) ?? ''
  if (type && row.type && row.type !== type)
    read.fails(
      'type',
      fieldError('invalidData'),
      `type is ${row.type}, but ${subtype} is a ${type}`,
    )
  return type
}

function readDeposits(read: RowReader<FleetColumn>) {
  const range = { from: 0, to: 100_000 }
  const minimum = read.cents('deposit_min_usd', range, 200)
  const maximum = read.cents('deposit_max_usd', range, Math.max(500, minimum / 100))
  if (maximum < minimum)
    read.fails(
      'deposit_max_usd',
      fieldError('min', minimum / 100),
      'deposit_max_usd is less than deposit_min_usd',
    )
  return { deposit_minimum_cents: minimum, deposit_maximum_cents: maximum }
}

function readFeatures(
  read: RowReader<FleetColumn>,
  row: FleetRow,
  { features }: KnownFleet,
): string[] {
  const names = (row.features ?? '').split(';').map((name) => name.trim())
  const found = [...new Set(names.filter((name) => name !== ''))]
  for (const name of found)
    if (!features.has(name))
      read.fails('features', fieldError('invalidData'), `unknown feature: ${name}`)
  return found
}

const vinReasons = {
  form: (typed: string) => `vin has not 17 letters and digits without I, O and Q: ${typed}`,
  check: (typed: string) => `vin does not fit its check digit: ${typed}`,
}

/** As it is kept: in capitals, without spaces and dashes (docs/product/cars.md#vin). */
function readVin(read: RowReader<FleetColumn>, row: FleetRow): string | null {
  if (row.vin === undefined) return null
  const vin = plainVin(row.vin)
  const wrong = wrongInVin(vin)
  if (!wrong) return vin
  read.fails('vin', fieldError(wrong === 'form' ? 'vin' : 'vinCheck'), vinReasons[wrong](row.vin))
  return null
}

/** Listings rate by five stars; our reviews have twice that (docs/product/community.md#rating-of-a-car). */
function readReputation(read: RowReader<FleetColumn>) {
  const stars = read.number('rating', { from: 1, to: 5 }, null)
  return {
    rating: stars === null ? null : (stars * 2).toFixed(2),
    review_count: read.whole('reviews', { from: 0, to: 1_000_000 }, 0),
    trips: read.whole('trips', { from: 0, to: 1_000_000 }, 0),
  }
}
