import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { Car } from '#protocol/cars/car.ts'
import { cars } from '#protocol/cars/cars.ts'
import type { Answer, InputOf } from '#protocol/core/operation.ts'
import { foundIn } from '#web/core/api/use-read.ts'
import { useLanguage } from '#web/core/i18n.ts'
import type { Trip } from '../parts/sound-trip.ts'

type Known = { car: Car; miles: number | undefined }

/** What a list of cars has said of one of them for the same trip, with the miles of its price. */
export function useKnownCar(id: string | undefined, trip: Trip | undefined): Known | undefined {
  const queryClient = useQueryClient()
  const queryKey = [cars.name, useLanguage(), 'pages']
  const lists = queryClient.getQueriesData<InfiniteData<Answer<typeof cars>>>({ queryKey })
  for (const [key, list] of lists) {
    const asked = key[queryKey.length] as InputOf<typeof cars> | undefined
    if (!trip || asked?.start !== trip.start || asked.end !== trip.end) continue
    const found = list?.pages.flatMap((page) => foundIn(page)?.cars ?? [])
    const car = found?.find((each) => each.id === id)
    if (car) return { car, miles: asked.miles === undefined ? undefined : Number(asked.miles) }
  }
  return undefined
}
