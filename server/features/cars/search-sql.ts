import { type RawBuilder, sql } from 'kysely'
import { turnAroundMinutes } from '#domain/fleet/turn-around.ts'
import { lateCars, withLate } from '../fleet/late-cars.ts'
import { middleOf } from '../places/bounds.ts'
import type { SearchRequest } from './search-request.ts'

/*
 * A search as SQL. `candidate` is every car that matches the filters, with the period it would be
 * taken for (`wanted`, turn-around gap included) and what it costs in cents (`price`).
 */

/** Where a car is said to be, never where exactly: else sorting by distance would give it away. */
const shownLatitude = sql`round(car.latitude::numeric, 2)::float8`
const shownLongitude = sql`round(car.longitude::numeric, 2)::float8`

/** The filters, prices and wanted periods of a search. */
export function candidates(request: SearchRequest): RawBuilder<unknown> {
  const { windows, minutes } = request
  const asked = sql`unnest(
    ${windows.map(({ area }) => area.id)}::text[],
    ${windows.map(({ starts }) => starts.toISOString())}::timestamptz[],
    ${windows.map(({ until }) => until?.toISOString() ?? null)}::timestamptz[],
    ${windows.map(({ area }) => area.centre_latitude)}::float8[],
    ${windows.map(({ area }) => area.centre_longitude)}::float8[]
  ) as asked (area_id, starts, until, centre_latitude, centre_longitude)`
  const needed = sql`car.minimum_rental_days * 1440`
  const longEnough = sql`${minutes ?? null}::int is null or ${needed} <= ${minutes ?? null}::int`
  return sql`
    select car.*, ${withLate(sql`car_availability.busy`)} as busy, ${price(request)} as price,
      ${distance(request)} as metres, (${longEnough}) as long_enough, asked.starts,
      case when ${needed} <= ${minutes ?? null}::int then tstzrange(asked.starts, asked.until)
        else tstzrange(asked.starts,
          asked.starts + (${needed} + ${turnAroundMinutes}::int) * interval '1 minute')
      end as wanted
    from car
      join ${asked} on asked.area_id = car.area_id
      join car_availability on car_availability.car_id = car.id
      left join ${lateCars(request.now)} late on late.car_id = car.id
    where car.status = 'active' and ${filters(request)}`
}

function filters({ carId, types, subtypes, features, bounds }: SearchRequest): RawBuilder<unknown> {
  if (carId !== undefined) return sql`car.id = ${carId}::text`
  const wanted = [sql`true`]
  if (types.length > 0) wanted.push(sql`car.type_id = any(${types}::text[])`)
  if (subtypes.length > 0) wanted.push(sql`car.subtype_id = any(${subtypes}::text[])`)
  if (features.length > 0) wanted.push(sql`car.features @> ${features}::text[]`)
  if (bounds) {
    wanted.push(sql`${shownLatitude} between ${bounds.south}::float8 and ${bounds.north}::float8`)
    wanted.push(sql`${shownLongitude} between ${bounds.west}::float8 and ${bounds.east}::float8`)
  }
  return sql.join(wanted, sql` and `)
}

/** The booking price as domain/pricing has it: whole cents, half up; without dates a month. */
function price({ duration, coefficient }: SearchRequest): RawBuilder<unknown> {
  const { months, weeks, days } = duration ?? { months: 1, weeks: 0, days: 0 }
  const base = sql`(car.month_cents::bigint * ${months}::int + car.week_cents::bigint * ${weeks}::int
    + car.day_cents::bigint * ${days}::int)`
  return sql`((2 * ${base} * ${coefficient}::int + 1000) / 2000)`
}

/** Whole metres from the asked place, the middle of the map, or of the area; flat, which is good enough to sort. */
function distance({ bounds, near }: SearchRequest): RawBuilder<unknown> {
  const middle = near ?? (bounds && middleOf(bounds))
  const latitude = middle ? sql`${middle.latitude}::float8` : sql`asked.centre_latitude`
  const longitude = middle ? sql`${middle.longitude}::float8` : sql`asked.centre_longitude`
  return sql`round(111195 * sqrt(power(${shownLatitude} - ${latitude}, 2)
    + power((${shownLongitude} - ${longitude}) * cos(radians(${latitude})), 2)))::bigint`
}

/** What free cars are sorted by: a whole number, the least first. */
export function sortKey({ sort }: SearchRequest): RawBuilder<unknown> {
  switch (sort) {
    case 'price':
      return sql`price`
    case 'rating':
      return sql`-(round(coalesce(rating, 0) * 100)::bigint * 1000000 + least(review_count, 999999))`
    case 'newest':
      return sql`price - year * 1000000000000`
    case 'distance':
      return sql`metres`
  }
}
