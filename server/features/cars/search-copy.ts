import { turnAroundMinutes } from '#domain/fleet/turn-around.ts'
import { bookingPrice } from '#domain/pricing/booking-price.ts'
import { tripPrice } from '#domain/pricing/trip-price.ts'
import { countedOnFrom } from '#domain/rentals/late-car.ts'
import { middleOf } from '../places/bounds.ts'
import { tripWith } from '../pricing/offers-store.ts'
import type { AreaRow } from '../site/areas-store.ts'
import type { CopiedCar, CopiedFleet, Span } from './fleet-copy.ts'
import { busyWithLate } from './free-periods.ts'
import type { FoundCar, SearchCounts } from './found-car.ts'
import type { AreaWindow, SearchRequest } from './search-request.ts'

/* The search of search-sql.ts over the copy in memory: each line here is one there. */

const minuteMs = 60_000

/** A car that matches, and whether it is free. */
type Candidate = { car: CopiedCar; window: AreaWindow; free: boolean }

/** The next `wanted` cars of a search, and on its first page how many there are. */
export function searchCopy(
  fleet: CopiedFleet,
  request: SearchRequest,
  wanted: number,
): { counts: SearchCounts | undefined; found: FoundCar[] } {
  const { cursor } = request
  const candidates = candidatesOf(fleet, request)
  const free = candidates.filter((one) => one.free)
  const counts =
    cursor === undefined ? { total: candidates.length, available: free.length } : undefined
  const found: FoundCar[] = []
  if (cursor?.part !== 'later') {
    const placed = free.map(({ car, window }) => ({
      key: sortKey(request, car, window),
      id: car.id,
      car,
    }))
    for (const { key, car } of pageOf(placed, request, 'free', wanted))
      found.push({ ...car, part: 'free', key, free_from: null })
  }
  if (found.length < wanted && free.length < candidates.length) {
    const placed = candidates
      .filter((one) => !one.free)
      .map(({ car, window }) => {
        const from = freeFrom(request, car, window)
        return { key: Math.round(from / 1000), id: car.id, car, from }
      })
    for (const { key, car, from } of pageOf(placed, request, 'later', wanted - found.length))
      found.push({ ...car, part: 'later', key, free_from: new Date(from) })
  }
  return { counts, found }
}

/** Whether what is asked is a question for the copy; a period of no length is not. */
export const isForCopy = ({ windows }: SearchRequest) =>
  windows.every(({ starts, until }) => until === undefined || until > starts)

type Placed = { key: number; id: string }

function pageOf<One extends Placed>(
  placed: One[],
  { cursor }: SearchRequest,
  part: FoundCar['part'],
  wanted: number,
): One[] {
  const after = cursor?.part === part ? cursor : undefined
  const rest = after ? placed.filter((one) => inOrder(one, after) > 0) : placed
  return firstOf(rest, wanted)
}

/** The first `wanted` of many, without putting the others in order. */
function firstOf<One extends Placed>(all: readonly One[], wanted: number): One[] {
  const first: One[] = []
  for (const one of all) {
    const last = first[wanted - 1]
    if (last && inOrder(one, last) >= 0) continue
    let [low, high] = [0, first.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = first[middle]
      if (other && inOrder(one, other) < 0) high = middle
      else low = middle + 1
    }
    first.splice(low, 0, one)
    if (first.length > wanted) first.pop()
  }
  return first
}

/** Ties are in the order of ids, letter for letter. */
function inOrder(a: Placed, b: Placed): number {
  if (a.key !== b.key) return a.key - b.key
  if (a.id === b.id) return 0
  if (!isBeyond.test(a.id) && !isBeyond.test(b.id)) return a.id < b.id ? -1 : 1
  return Buffer.compare(Buffer.from(a.id), Buffer.from(b.id))
}

/** Below these the order of a text's units is that of its bytes. */
const isBeyond = /[\ud800-\uffff]/

function candidatesOf(fleet: CopiedFleet, request: SearchRequest): Candidate[] {
  const found: Candidate[] = []
  for (const window of request.windows)
    for (const car of carsIn(fleet, window.area, request))
      if (car.status === 'active') found.push({ car, window, free: isFree(request, car, window) })
  return found
}

function carsIn(fleet: CopiedFleet, area: AreaRow, request: SearchRequest): readonly CopiedCar[] {
  const { carId } = request
  if (carId === undefined) return fleet.ofArea(area.id).filter((car) => matches(car, request, area))
  const car = fleet.byId.get(carId)
  return car?.area_id === area.id ? [car] : []
}

function matches(car: CopiedCar, request: SearchRequest, area: AreaRow): boolean {
  const { types, subtypes, features, named, highestPrice, bounds } = request
  if (types.length > 0 && !types.includes(car.type_id)) return false
  if (subtypes.length > 0 && !subtypes.includes(car.subtype_id)) return false
  if (!features.every((feature) => car.features.includes(feature))) return false
  if (named.length > 0 && !named.includes(car.id)) return false
  if (highestPrice !== undefined && price(request, car, area) > highestPrice) return false
  if (!bounds) return true
  const { said_latitude: latitude, said_longitude: longitude } = car
  return (
    bounds.south <= latitude &&
    latitude <= bounds.north &&
    bounds.west <= longitude &&
    longitude <= bounds.east
  )
}

const isLongEnough = ({ minutes = 0 }: SearchRequest, car: CopiedCar) =>
  car.minimum_rental_days <= Math.floor(minutes / 1440)

/** As long as the car must be rented at least, and the turn-around gap. */
const leastPeriod = (car: CopiedCar, from: number): Span => [
  from,
  from + (car.minimum_rental_days * 1440 + turnAroundMinutes) * minuteMs,
]

function isFree(request: SearchRequest, car: CopiedCar, { starts, until }: AreaWindow): boolean {
  const { now, minutes } = request
  if (minutes !== undefined && !isLongEnough(request, car)) return false
  const isBack = car.due_back === null || car.due_back > now || starts >= countedOnFrom(now)
  if (!isBack) return false
  const [from, to] = minutes !== undefined && until ? [+starts, +until] : leastPeriod(car, +starts)
  return car.busy.every(([busyFrom, busyTo]) => busyTo <= from || busyFrom >= to)
}

function freeFrom(request: SearchRequest, car: CopiedCar, { starts, until }: AreaWindow): number {
  const { now, minutes } = request
  const [from, to] =
    minutes !== undefined && until && isLongEnough(request, car)
      ? [+starts, +until]
      : leastPeriod(car, +starts)
  let candidate = from
  for (const [busyFrom, busyTo] of busyWithLate(car, now)) {
    if (busyFrom >= candidate + (to - from)) break
    candidate = Math.max(candidate, busyTo)
  }
  return candidate
}

/** The price that cards show: of the trip with its miles, else the booking price; without dates a month. */
function price({ duration, plans, miles }: SearchRequest, car: CopiedCar, area: AreaRow): number {
  if (duration && miles !== undefined) {
    const trip = tripWith(car, duration, { miles, area })
    const chosen = plans.isAsked ? [plans.asked] : plans.all
    return Math.min(...chosen.map((modifier) => tripPrice(trip, modifier).total))
  }
  const rates = { day: car.day_cents, week: car.week_cents, month: car.month_cents }
  return bookingPrice(rates, duration ?? { months: 1, weeks: 0, days: 0 }, plans.asked.coefficient)
}

/** Whole metres from the asked place, the middle of the map, or of the area; flat, which is good enough to sort. */
function distance({ bounds, near }: SearchRequest, car: CopiedCar, { area }: AreaWindow): number {
  const middle = near ?? (bounds && middleOf(bounds))
  const latitude = middle ? middle.latitude : area.centre_latitude
  const longitude = middle ? middle.longitude : area.centre_longitude
  const across = (car.said_longitude - longitude) * Math.cos((latitude * Math.PI) / 180)
  return Math.round(111_195 * Math.sqrt((car.said_latitude - latitude) ** 2 + across ** 2))
}

/** What free cars are sorted by: a whole number, the least first. */
function sortKey(request: SearchRequest, car: CopiedCar, window: AreaWindow): number {
  switch (request.sort) {
    case 'price':
      return price(request, car, window.area)
    case 'rating':
      return car.rated
    case 'newest':
      return price(request, car, window.area) - car.year * 1_000_000_000_000
    case 'distance':
      return distance(request, car, window)
  }
}
