import { sql } from 'kysely'
import { bookingPrice } from '#domain/fleet/pricing/booking-price.ts'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { occupiedUntil, turnAroundMinutes } from '#domain/fleet/fleet/turn-around.ts'
import { countedOnFrom } from '#domain/fleet/fleet/late-car.ts'
import { earliestStart } from '#domain/core/time/earliest-start.ts'
import { addMinutes, wallMinutes } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inSeasons, minimumIn } from '#domain/fleet/pricing/seasons/season.ts'
import {
  allCars,
  allSeasons,
  type Asked,
  type CarHere,
  type Prices,
  pricesOf,
  seasonsOf,
} from './slow-price.ts'

/*
 * A search as the specification tells it (docs/product/search.md), car by car and without an index or a
 * copy: what the fast one answers must be this.
 */

type Span = { from: number; to: number }
export type Answered = Pick<
  Car,
  | 'id'
  | 'available'
  | 'availabilityDateTime'
  | 'bookingPrice'
  | 'tripPrice'
  | 'saves'
  | 'reviewCount'
  | 'includedMiles'
> & { city: string }

/** When each car is taken or not counted on, by its id. */
async function takenOf(db: Db, now: Date): Promise<Map<string, Span[]>> {
  const { rows } = await sql<{ car_id: string; from: Date; to: Date }>`
    select car_id, lower(occupied) as from, upper(occupied) as to from occupancy
    union all
    select car_id, ends_at, ${countedOnFrom(now)}::timestamptz from rental_order
    where ends_at <= ${now}::timestamptz
      and (rental_status in (86, 92, 93) or (rental_status = 91 and arrived_for = 'return'))`.execute(
    db,
  )
  const taken = new Map<string, Span[]>()
  for (const { car_id, from, to } of rows)
    taken.set(car_id, [...(taken.get(car_id) ?? []), { from: +from, to: +to }])
  return taken
}

const isFree = (taken: Span[], from: number, to: number) =>
  taken.every((span) => span.to <= from || span.from >= to)

/** Only the end of something that is taken can be the first moment from which it is free. */
function freeFrom(taken: Span[], from: number, length: number): number {
  const candidates = [from, ...taken.map(({ to }) => to).filter((to) => to > from)]
  return Math.min(...candidates.filter((at) => isFree(taken, at, at + length)))
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100
const list = (value: unknown) => (value as string[] | undefined) ?? []

function matches(car: CarHere, asked: Asked): boolean {
  const [types, subtypes, features] = [asked.types, asked.subtypes, asked.features].map(list)
  const [south = 0, west = 0, north = 0, east = 0] = list(asked.bounds).map(Number)
  const [latitude, longitude] = [rounded(car.latitude), rounded(car.longitude)]
  return (
    (asked.area === undefined || car.area_id === asked.area) &&
    (!types?.length || types.includes(car.type_id)) &&
    (!subtypes?.length || subtypes.includes(car.subtype_id)) &&
    (asked.town === undefined || car.city === asked.town) &&
    (!list(asked.cars).length || list(asked.cars).includes(car.id)) &&
    (features ?? []).every((feature) => car.features.includes(feature)) &&
    (list(asked.bounds).length === 0 ||
      (south <= latitude && latitude <= north && west <= longitude && longitude <= east))
  )
}

function metres(car: CarHere, bounds: number[]): number {
  const [south, west, north, east] = bounds
  const [latitude, longitude] =
    south === undefined || west === undefined || north === undefined || east === undefined
      ? [car.centre_latitude, car.centre_longitude]
      : [(south + north) / 2, (west + east) / 2]
  const down = rounded(car.latitude) - latitude
  const across = (rounded(car.longitude) - longitude) * Math.cos((latitude * Math.PI) / 180)
  return Math.round(111_195 * Math.sqrt(down ** 2 + across ** 2))
}

function look(car: CarHere, taken: Span[], asked: Asked, now: Date, prices: Prices) {
  const modifier = prices.modifiers.find(({ id }) => id === (asked.pm ?? 'normal'))
  const coefficient = Number(modifier?.coefficient)
  const { start, end } = asked as { start?: string; end?: string }
  const from = start ?? earliestStart({ now, zone: car.zone, offsets: [] })
  const starts = +toInstant(from, car.zone)
  const seasons = seasonsOf(prices.seasons, car)
  const needed = minimumIn(seasons, from, car.minimum_rental_days) * 1440
  const minutes = start && end ? wallMinutes(end) - wallMinutes(start) : undefined
  const isLongEnough = minutes === undefined || needed <= minutes
  const until =
    end !== undefined && minutes !== undefined && isLongEnough
      ? +occupiedUntil(toInstant(end, car.zone))
      : starts + (needed + turnAroundMinutes) * 60_000
  const available = isLongEnough && isFree(taken, starts, until)
  const later = available ? starts : freeFrom(taken, starts, until - starts)
  const duration = start && end ? inSeasons(rentalDuration(start, end), start, seasons) : undefined
  const rates = { day: car.day_cents, week: car.week_cents, month: car.month_cents }
  const rent = bookingPrice(rates, duration ?? { months: 1, weeks: 0, days: 0 }, coefficient)
  const trip = pricesOf(car, asked, prices)
  const price = trip?.key ?? rent
  const shown: Answered = {
    id: car.id,
    available,
    ...(later > starts ? { availabilityDateTime: toWall(new Date(later), car.zone) } : {}),
    ...(duration
      ? {
          bookingPrice: rent / 100,
          includedMiles: car.included_miles_per_day * Math.max(1, duration.totalDays),
        }
      : {}),
    reviewCount: car.review_count,
    city: car.city,
    ...trip?.shown,
  }
  return { car, shown, price, later }
}

/** All that a search finds, in its order, and what it counts. */
export async function slowSearch(db: Db, asked: Asked, now: Date) {
  const taken = await takenOf(db, now)
  const modifiers = await db.selectFrom('price_modifier').select(['id', 'coefficient']).execute()
  const prices = { modifiers, seasons: await allSeasons(db) }
  const found = (await allCars(db))
    .filter((car) => matches(car, asked))
    .filter((car) => asked.start === undefined || !isOver(asked.start, now, car.zone))
    .map((car) => look(car, taken.get(car.id) ?? [], asked, now, prices))
    .filter(({ price }) => isBetween(price, asked))
  const bounds = list(asked.bounds).map(Number)
  type Seen = (typeof found)[number]
  const keys: Record<string, (one: Seen) => number[]> = {
    price: ({ price }) => [price],
    rating: ({ car }) => [-Number(car.rating ?? 0), -car.review_count],
    newest: ({ car, price }) => [-car.year, price],
    distance: ({ car }) => [metres(car, bounds)],
  }
  const keyOf = (one: Seen) =>
    one.shown.available ? [0, ...(keys[asked.sort ?? 'price']?.(one) ?? [])] : [1, one.later]
  const inOrder = found.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)]
    const differs = one.findIndex((value, at) => value !== other[at])
    if (differs !== -1) return (one[differs] ?? 0) - (other[differs] ?? 0)
    return a.car.id < b.car.id ? -1 : 1
  })
  const shown = inOrder.map((one) => one.shown)
  return { cars: shown, total: shown.length, free: shown.filter((one) => one.available).length }
}

const cents = (dollars: unknown) => Math.round(Number(dollars) * 100)
const isBetween = (price: number, { lowestPrice = 0, highestPrice = Infinity }: Asked) =>
  cents(lowestPrice) <= price && price <= cents(highestPrice)

/** Half an hour late is not too late. */
const isOver = (start: string, now: Date, zone: string) => addMinutes(start, 30) < toWall(now, zone)

const yearMs = 365 * 86_400_000

/** When within a year a rental of this car may lie, its turn-around gap included; all that is taken is walked along. */
export async function slowPeriods(db: Db, id: string, now: Date) {
  const car = (await allCars(db)).find((one) => one.id === id)
  if (!car) return []
  const taken = (await takenOf(db, now)).get(id) ?? []
  const upto = +now + yearMs
  const periods: { start: string; end?: string }[] = []
  const add = (from: number, to: number) => {
    const end = to - turnAroundMinutes * 60_000
    if (end <= from) return
    const [first, last] = [from, end].map((at) => toWall(new Date(at), car.zone))
    periods.push({ start: first ?? '', ...(to < upto && last !== undefined ? { end: last } : {}) })
  }
  let from = +now
  for (const span of taken.toSorted((a, b) => a.from - b.from)) {
    if (span.from >= upto) break
    if (span.from > from) add(from, span.from)
    from = Math.max(from, span.to)
  }
  if (from < upto) add(from, upto)
  return periods
}
