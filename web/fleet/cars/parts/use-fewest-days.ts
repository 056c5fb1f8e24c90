import { minimumIn } from '#domain/fleet/pricing/seasons/season.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { home } from '#protocol/fleet/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { seasonsOf } from '../miles/seasons-of.ts'

/** The fewest days of a booking of the car, by its start: its own, or those of a season (docs/product/prices.md#seasons). */
export function useFewestDays(car: Car): (start: string | undefined) => number {
  const { data } = useRead(home, {})
  return (start) => {
    const own = car.minimumRentalDurationDays
    return start ? minimumIn(seasonsOf(data, car), start, own) : own
  }
}
