import { toWall } from '#domain/time/zone.ts'
import type { Car } from '#protocol/cars/car.ts'
import { presentCar } from '../fleet/present-car.ts'
import type { FoundCar } from './search-cars.ts'
import type { SearchRequest } from './search-request.ts'

/** A car that a search found, with what holds for the asked dates. */
export function presentFound(row: FoundCar, { windows, duration }: SearchRequest): Car {
  const zone = windows.find(({ area }) => area.id === row.area_id)?.area.zone ?? 'UTC'
  // A car whose minimum rental is longer than asked may be free at once: it has no later date.
  const later = row.free_from && row.free_from > row.starts ? row.free_from : undefined
  return presentCar(row, {
    available: row.part === 'free',
    availabilityDateTime: later && toWall(later, zone),
    bookingPrice: duration && row.price / 100,
  })
}
