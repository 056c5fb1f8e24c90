import { useState } from 'react'
import { cars } from '#protocol/fleet/names.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { earliestMoment } from '#web/fleet/site/earliest.ts'
import type { SearchOf } from '#web/core/routing/search-params.ts'
import { stored } from '#web/core/storage.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { soundTrip } from '#web/fleet/cars/parts/sound-trip.ts'
import { rememberedFilters } from '#web/fleet/cars/results/car-filters.ts'
import type { EntryValues } from './entry-values.ts'

type Asked = SearchOf<'area' | 'start' | 'end' | 'car' | 'features' | 'types'>

const listOf = (text: string | undefined) => text?.split(',').filter((id) => id !== '') ?? undefined

/**
 * What the form starts with: the query, and what it leaves open from the car somebody came from
 * or from the filters at hand (docs/product/search.md#waiting-list). Undefined until that is known.
 */
export function usePrefill(
  asked: Asked,
  areas: readonly Area[],
): { values: EntryValues; car: Car | undefined } | undefined {
  const [now] = useState(() => new Date())
  const { data, isPending } = useRead(
    cars,
    { car: asked.car },
    { enabled: asked.car !== undefined },
  )
  if (areas.length === 0 || (asked.car !== undefined && isPending)) return undefined
  const car = asked.car ? data?.car : undefined
  const id = asked.area ?? car?.areaId ?? stored('defaultArea')
  const area = areas.find((each) => each.id === id) ?? areas[0]
  const trip = soundTrip(asked, earliestMoment(now, area, areas))
  const filters = rememberedFilters()
  const types = car ? [car.subtypeId] : [...filters.selectedTypes, ...filters.selectedSubtypes]
  const features = car
    ? filters.selectedFeatures.filter((feature) => car.features.includes(feature))
    : filters.selectedFeatures
  return {
    car,
    values: {
      area: area?.id ?? '',
      ...trip,
      openEnd: false,
      types: listOf(asked.types) ?? types,
      features: listOf(asked.features) ?? features,
      highestMonthPrice: '',
    },
  }
}
