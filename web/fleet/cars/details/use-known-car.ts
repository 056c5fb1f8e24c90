import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { cars } from '#protocol/fleet/names.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Answer, InputOf } from '#protocol/core/operation.ts'
import { foundIn } from '#web/core/api/use-read.ts'
import { useLanguage } from '#web/core/i18n.ts'
import { useTripMiles } from '../miles/kept-miles.ts'
import type { Trip } from '../parts/sound-trip.ts'

type Known = { car: Car; miles: number }

/** What a list of cars has said of one of them for the same trip and miles. */
export function useKnownCar(id: string | undefined, trip: Trip | undefined): Known | undefined {
  const queryClient = useQueryClient()
  const miles = useTripMiles(trip ? rentalDuration(trip.start, trip.end).totalDays : 1)
  const queryKey = [cars.name, useLanguage(), 'pages']
  const lists = queryClient.getQueriesData<InfiniteData<Answer<typeof cars>>>({ queryKey })
  for (const [key, list] of lists) {
    const asked = key[queryKey.length] as InputOf<typeof cars> | undefined
    if (!trip || asked?.start !== trip.start || asked.end !== trip.end) continue
    if (Number(asked.miles) !== miles) continue
    const found = list?.pages.flatMap((page) => foundIn(page)?.cars ?? [])
    const car = found?.find((each) => each.id === id)
    if (car) return { car, miles }
  }
  return undefined
}
