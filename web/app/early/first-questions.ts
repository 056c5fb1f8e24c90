import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { earliestStart } from '#domain/core/time/earliest-start.ts'
import { addDays, parseWallTime, type WallTime } from '#domain/core/time/wall-time.ts'
import { leastPlan } from '#domain/fleet/pricing/trip-price.ts'
import { encodeFields } from '#protocol/core/form-codec.ts'
import { langOf } from '#protocol/core/text.ts'
import { stored } from '#web/core/storage.ts'
import { keptAnswer, scaled } from '#web/fleet/cars/miles/trip-miles.ts'
import { usualTrip } from '#web/ui/dates/usual-trip.ts'

/** Hawaii is behind all other areas and knows no summer time. Hours to UTC. */
const hawaii = -10

/** Whoever has filtered, or looks at the map, asks for other cars (`car-filters.ts`, `use-map-or-list.ts`). */
const choices = ['tramo.carFilters', 'tramo.resultsView']
/** A change of car and choices of the booking ask for other cars, too. */
const otherTrips = ['type', 'options', 'pm', 'appt']

/** The dates of the address, or those that are proposed when it has neither dates nor an area; none that have to be mended. */
function soundTrip(
  query: URLSearchParams,
  now: Date,
): { start: WallTime; end: WallTime } | undefined {
  const [area, start, end] = ['area', 'start', 'end'].map((name) => query.get(name))
  if (!area && !start && !end) return usualTrip(earliestStart({ now, offsets: [hawaii] }))
  const trip = { start: parseWallTime(start ?? ''), end: parseWallTime(end ?? '') }
  // Two days ahead in UTC it is later than now on every clock.
  const soon = addDays(now.toISOString().slice(0, 16), 2)
  if (!trip.start || !trip.end || trip.start <= soon || trip.end <= trip.start) return undefined
  return { start: trip.start, end: trip.end }
}

function cars(
  path: string,
  query: URLSearchParams,
  now: Date,
): Record<string, unknown> | undefined {
  const trip = soundTrip(query, now)
  if (!trip || otherTrips.some((name) => query.has(name))) return undefined
  const { totalDays } = rentalDuration(trip.start, trip.end)
  const miles = scaled(keptAnswer(), totalDays)
  const car = query.get('car')
  if (path === '/details' && car) return { car, ...trip, pm: leastPlan, miles }
  const isAsIs = choices.every((name) => sessionStorage.getItem(name) === null)
  if (path !== '/results' || !query.get('start') || !isAsIs) return undefined
  return { ...trip, miles, sort: 'price', area: query.get('area') }
}

/**
 * What the screen of an address asks for first: the areas, and where the address names dates that
 * nobody need mend, the cars or the car. Only for visitors: with a session the call carries it, and
 * would be another one. Fields stand in the order in which the program sends them, so that the
 * browser takes this answer for its call.
 * @param address of the page
 * @returns addresses of our own server
 */
export function firstQuestions({ pathname, searchParams: query }: URL, now: Date): string[] {
  if (query.has('token') || stored('userToken') !== undefined) return []
  const lang = langOf((query.get('lang') || stored('langCode'))?.toLowerCase())
  const asked: Record<string, unknown>[] = [{ objectType: 'home', lang }]
  const found = cars(pathname, query, now)
  if (found) asked.push({ objectType: 'cars', lang, ...found })
  return asked.map(
    (fields) => `/api?${new URLSearchParams(encodeFields(fields) as [string, string][])}`,
  )
}
