import type { Car } from '#protocol/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import type { MapBounds } from '#web/ui/map/map-view.ts'
import { PinMap } from '#web/ui/map/pin-map.tsx'
import { carName } from '../parts/car-name.ts'
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
  carried: { area?: string; type?: string; order?: string }
  active: readonly string[]
  onPoint: (cars: readonly string[]) => void
  onChoose: (cars: readonly string[]) => void
  onSearch: (bounds: MapBounds) => void
}

/** The cars of the list on a map, each by its month's price. */
export function CarMap({ cars, trip, carried, ...map }: CarMapProps) {
  const words = useMessages(carMapMessages)
  const pinOf = (items: readonly Car[]) => {
    const price = formatRate(items[0]?.price.month ?? 0)
    const names = items.map(carName)
    return items.length > 1
      ? { text: words.group(items.length), name: words.groupOf(names) }
      : { text: price, name: words.monthly(names.join(), price) }
  }
  return (
    <PinMap
      {...map}
      label={words.map}
      items={cars}
      pinOf={pinOf}
      renderChosen={(chosen) => <ChosenCars cars={chosen} trip={trip} carried={carried} />}
    />
  )
}
