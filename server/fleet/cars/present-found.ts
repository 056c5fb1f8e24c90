import { bookingPrice } from '#domain/fleet/pricing/booking-price.ts'
import { inSeasons } from '#domain/fleet/pricing/seasons/season.ts'
import { bestTripPrice, tripPrice } from '#domain/fleet/pricing/trip-price.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { type CarForDates, presentCar } from '../fleet/present-car.ts'
import { tripWith } from '../pricing/offers-store.ts'
import { seasonMinimum, seasonsOf } from '../pricing/seasons-store.ts'
import type { FoundCar } from './found-car.ts'
import type { AreaWindow, SearchRequest } from './search-request.ts'

/** A car that a search found, with what holds for the asked dates. */
export function presentFound(row: FoundCar, request: SearchRequest): Car {
  const window = request.windows.find(({ area }) => area.id === row.area_id)
  const zone = window?.area.zone ?? 'UTC'
  // A car whose minimum rental is longer than asked may be free at once: it has no later date.
  const later = row.free_from && window && row.free_from > window.starts ? row.free_from : undefined
  return presentCar(row, {
    available: row.part === 'free',
    availabilityDateTime: later && toWall(later, zone),
    ...(window && {
      seasonMinimumDays: seasonMinimum(window, row, window.start),
      ...pricesOf(row, request, window),
    }),
  })
}

/** What the asked dates cost, and with the asked miles the whole trip (docs/product/prices.md#price-with-miles). */
function pricesOf(
  row: FoundCar,
  { duration: length, plans, miles }: SearchRequest,
  { seasons, start, taxes }: AreaWindow,
): Partial<CarForDates> {
  if (!length) return {}
  const duration = inSeasons(length, start, seasonsOf(seasons, row))
  const rates = { day: row.day_cents, week: row.week_cents, month: row.month_cents }
  const forDates = {
    bookingPrice: bookingPrice(rates, duration, plans.asked.coefficient) / 100,
    includedMiles: row.included_miles_per_day * Math.max(1, duration.totalDays),
  }
  if (miles === undefined) return forDates
  const trip = tripWith(row, duration, { miles, taxes })
  const best = bestTripPrice(trip, plans.all)
  return {
    ...forDates,
    tripPrice: best.total / 100,
    pm: best.modifierId,
    saves: best.saves / 100,
    chosenTripPrice: plans.isAsked ? tripPrice(trip, plans.asked).total / 100 : undefined,
  }
}
