import { type RawBuilder, sql } from 'kysely'
import { turnAroundMinutes } from '#domain/fleet/fleet/turn-around.ts'
import { countedOnFrom } from '#domain/fleet/fleet/late-car.ts'
import { middleOf } from '../places/bounds.ts'
import { price } from './search-price-sql.ts'
import { fewestDays } from './search-season-sql.ts'
import type { AreaWindow, SearchRequest } from './search-request.ts'

/*
 * A search as SQL over `car_search` (`s`), one narrow row a car (0003-fleet.sql). What is the same for
 * all cars of an area is computed once: for one area as parameters, for several in `asked`.
 */

/** What a car is looked at against. */
type Asked = Record<'starts' | 'period' | 'latitude' | 'longitude', RawBuilder<unknown>>

const periodOf = ({ starts, until }: AreaWindow) =>
  until && until > starts ? `[${starts.toISOString()},${until.toISOString()})` : null

function askedOf({ windows }: SearchRequest): { asked: Asked; from: RawBuilder<unknown> } {
  const [window, other] = windows
  if (window && !other)
    return {
      asked: {
        starts: sql`${window.starts}::timestamptz`,
        period: sql`${periodOf(window)}::tstzrange`,
        latitude: sql`${window.area.centre_latitude}::float8`,
        longitude: sql`${window.area.centre_longitude}::float8`,
      },
      from: sql`car_search s where s.active and s.area_id = ${window.area.id}::text`,
    }
  const columns = sql`unnest(
    ${windows.map(({ area }) => area.id)}::text[],
    ${windows.map(({ starts }) => starts.toISOString())}::timestamptz[],
    ${windows.map(periodOf)}::tstzrange[],
    ${windows.map(({ area }) => area.centre_latitude)}::float8[],
    ${windows.map(({ area }) => area.centre_longitude)}::float8[]
  ) as asked (area_id, starts, period, latitude, longitude)`
  return {
    asked: {
      starts: sql`asked.starts`,
      period: sql`asked.period`,
      latitude: sql`asked.latitude`,
      longitude: sql`asked.longitude`,
    },
    from: sql`car_search s join ${columns} on asked.area_id = s.area_id where s.active`,
  }
}

/** Every car that matches the filters, whether it is `free`, and its place among those that are (`key`). */
export function candidates(request: SearchRequest): RawBuilder<unknown> {
  const { asked, from } = askedOf(request)
  return sql`select s.car_id, ${sortKey(request, asked)} as key, ${isFree(request, asked)} as free
    from ${from} and ${filters(request)}`
}

/** Those that are not free, and from when each is; a car that only wants to be rented longer may be at once. */
export function laterCandidates(request: SearchRequest): RawBuilder<unknown> {
  const { asked, from } = askedOf(request)
  const late = sql`tstzmultirange(tstzrange(s.due_back, ${countedOnFrom(request.now)}::timestamptz))`
  const busy = sql`case when s.due_back <= ${request.now}::timestamptz then s.busy + ${late} else s.busy end`
  const wanted = hasEnd(request)
    ? sql`case when ${isLongEnough(request)} then ${asked.period} else ${leastPeriod(request, asked)} end`
    : leastPeriod(request, asked)
  return sql`select s.car_id, free_from(${busy}, ${wanted}) as free_from
    from ${from} and ${filters(request)} and not ${isFree(request, asked)}`
}

const hasEnd = ({ minutes }: SearchRequest) => minutes !== undefined

const isLongEnough = (request: SearchRequest) =>
  sql`${fewestDays(request)} <= ${Math.floor((request.minutes ?? 0) / 1440)}::int`

/** As long as the car must be rented at least, and the turn-around gap. */
const leastPeriod = (request: SearchRequest, { starts }: Asked) => sql`tstzrange(${starts},
  ${starts} + (${fewestDays(request)} * 1440 + ${turnAroundMinutes}::int) * interval '1 minute')`

/** A car that is late counts as taken from its end to a day ahead, and every period asked for ends after now. */
function isFree(request: SearchRequest, asked: Asked): RawBuilder<unknown> {
  const { now } = request
  const isBack = sql`(s.due_back is null or s.due_back > ${now}::timestamptz
    or ${asked.starts} >= ${countedOnFrom(now)}::timestamptz)`
  if (!hasEnd(request)) return sql`(${isBack} and not s.busy && ${leastPeriod(request, asked)})`
  return sql`(${isLongEnough(request)} and ${isBack} and not s.busy && ${asked.period})`
}

function filters(request: SearchRequest): RawBuilder<unknown> {
  if (request.carId !== undefined) return sql`s.car_id = ${request.carId}::text`
  const { place, kind, features, prices, town } = filterParts(request)
  return allOf([...place, ...kind, ...features, ...prices, ...town])
}

const allOf = (wanted: RawBuilder<unknown>[]) => sql.join([sql`true`, ...wanted], sql` and `)

type FilterParts = Record<'place' | 'kind' | 'features' | 'prices' | 'town', RawBuilder<unknown>[]>

/** The filters by what they are about. */
function filterParts(request: SearchRequest): FilterParts {
  const { types, subtypes, features, named, lowestPrice, highestPrice, bounds, town } = request
  const parts: FilterParts = { place: [], kind: [], features: [], prices: [], town: [] }
  if (types.length > 0) parts.kind.push(sql`s.type_id = any(${types}::text[])`)
  if (subtypes.length > 0) parts.kind.push(sql`s.subtype_id = any(${subtypes}::text[])`)
  if (features.length > 0) parts.features.push(hasFeatures([...new Set(features)]))
  if (named.length > 0) parts.place.push(sql`s.car_id = any(${named}::text[])`)
  if (lowestPrice !== undefined) parts.prices.push(sql`${price(request)} >= ${lowestPrice}::bigint`)
  if (highestPrice !== undefined)
    parts.prices.push(sql`${price(request)} <= ${highestPrice}::bigint`)
  if (bounds) {
    parts.place.push(sql`s.latitude between ${bounds.south}::float8 and ${bounds.north}::float8`)
    parts.place.push(sql`s.longitude between ${bounds.west}::float8 and ${bounds.east}::float8`)
  }
  if (town !== undefined)
    parts.town.push(
      sql`exists (select from car c where c.id = s.car_id and c.city = ${town}::text)`,
    )
  return parts
}

/** The cars that are free, whatever kind, features and town are wanted and whatever they may cost. */
export function freeCandidates(request: SearchRequest): RawBuilder<unknown> {
  const { asked, from } = askedOf(request)
  const { place, kind, features } = filterParts(request)
  return sql`select s.car_id, s.subtype_id, ${price(request)} as price,
      ${allOf(kind)} as of_kind, ${allOf(features)} as equipped
    from ${from} and ${allOf(place)} and ${isFree(request, asked)}`
}

/** What no car has ever had has no number; what has no bit is looked up at the car. */
function hasFeatures(features: string[]): RawBuilder<unknown> {
  const asked = sql`from car_feature f where f.feature = any(${features}::text[])`
  const mask = sql`(select coalesce(bit_or(1::bigint << f.number), 0) ${asked} and f.number < 63)`
  return sql`(select count(*) ${asked}) = ${features.length}::int
    and s.features & ${mask} = ${mask}
    and (not exists (select ${asked} and f.number >= 63) or exists (
      select from car c where c.id = s.car_id and c.features @> ${features}::text[]))`
}

/** Whole metres from the asked place, the middle of the map, or of the area; flat, which is good enough to sort. */
function distance({ bounds, near }: SearchRequest, asked: Asked): RawBuilder<unknown> {
  const middle = near ?? (bounds && middleOf(bounds))
  const latitude = middle ? sql`${middle.latitude}::float8` : asked.latitude
  const longitude = middle ? sql`${middle.longitude}::float8` : asked.longitude
  return sql`round(111195 * sqrt(power(s.latitude - ${latitude}, 2)
    + power((s.longitude - ${longitude}) * cos(radians(${latitude})), 2)))::bigint`
}

/** What free cars are sorted by: a whole number, the least first. */
function sortKey(request: SearchRequest, asked: Asked): RawBuilder<unknown> {
  switch (request.sort) {
    case 'price':
      return price(request)
    case 'rating':
      return sql`s.rated`
    case 'newest':
      return sql`(${price(request)} - s.year * 1000000000000)`
    case 'distance':
      return distance(request, asked)
  }
}
