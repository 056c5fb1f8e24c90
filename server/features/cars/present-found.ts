import { bookingPrice } from '#domain/pricing/booking-price.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Car } from '#protocol/cars/car.ts'
import { presentCar } from '../fleet/present-car.ts'
import type { FoundCar } from './found-car.ts'
import type { SearchRequest } from './search-request.ts'

/** A car that a search found, with what holds for the asked dates. */
export function presentFound(
  row: FoundCar,
  { windows, duration, coefficient }: SearchRequest,
): Car {
  const window = windows.find(({ area }) => area.id === row.area_id)
  const zone = window?.area.zone ?? 'UTC'
  const rates = { day: row.day_cents, week: row.week_cents, month: row.month_cents }
  // A car whose minimum rental is longer than asked may be free at once: it has no later date.
  const later = row.free_from && window && row.free_from > window.starts ? row.free_from : undefined
  return presentCar(row, {
    available: row.part === 'free',
    availabilityDateTime: later && toWall(later, zone),
    bookingPrice: duration && bookingPrice(rates, duration, coefficient / 1000) / 100,
  })
}
