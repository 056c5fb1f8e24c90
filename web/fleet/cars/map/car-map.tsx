import { useMemo } from 'react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import type { MapBounds } from '#web/fleet/places/map/map-view.ts'
import { PinMap } from '#web/fleet/places/map/pin-map.tsx'
import { useTripPrices } from '../miles/use-trip-prices.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import type { Trip } from '../parts/sound-trip.ts'
import { ChosenCars } from './chosen-cars.tsx'
import { carMapMessages } from './map-messages.ts'

type CarMapProps = {
  cars: readonly Car[]
  /** Shown while there is no car. */
  centre: { latitude: number; longitude: number } | undefined
  /** The part of the map that was searched; undefined for the area. */
  bounds: MapBounds | undefined
  /** What the map is about: another one is shown from its own start. */
  about: string
  trip: Trip
  /** How far one means to drive: pins say what the trip costs with it. */
  miles: number
  carried: { area?: string; type?: string; order?: string }
  active: readonly string[]
  onPoint: (cars: readonly string[]) => void
  onChoose: (cars: readonly string[]) => void
  onSearch: (bounds: MapBounds) => void
}

/** The cars of the list that are free for the dates on a map, each by what the trip costs with it, several by the least of them. */
export function CarMap({ cars, trip, miles, carried, ...map }: CarMapProps) {
  const words = useMessages(carMapMessages)
  const priceOf = useTripPrices(trip, miles)
  // What cannot be had for the dates has no price for them, and no pin that counts it.
  const free = useMemo(() => cars.filter(({ available }) => available), [cars])
  const pinOf = (items: readonly Car[]) => {
    const prices = items.map((car) => priceOf(car)?.total ?? car.tripPrice ?? car.price.month)
    const price = formatRate(Math.round(Math.min(...prices)))
    const names = items.map(carName)
    return items.length > 1
      ? { text: words.group(items.length, price), name: words.groupOf(names, price) }
      : { text: price, name: words.single(names.join(), price) }
  }
  return (
    <PinMap
      {...map}
      label={words.map}
      items={free}
      pinOf={pinOf}
      renderChosen={(chosen) => (
        <ChosenCars cars={chosen} trip={trip} miles={miles} priceOf={priceOf} carried={carried} />
      )}
    />
  )
}
