import { type KeyboardEvent, type MouseEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import type { Insets, MapBounds } from '#web/fleet/places/map/map-view.ts'
import { PinMap } from '#web/fleet/places/map/pin-map.tsx'
import { useTripPrices } from '../miles/use-trip-prices.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import './car-map.css'
import { CarPop } from './car-pop.tsx'
import { CarSnaps } from './car-snaps.tsx'
import { carMapMessages } from './map-messages.ts'

type CarMapProps = {
  cars: readonly Car[]
  /** How many of the search are free later, also those that are not read yet. */
  later: number
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

/** What lies over the map: on a phone the search with its chips, and the cards below. */
const clear: Record<'phone' | 'desk', Insets> = {
  phone: { top: 80, bottom: 176 },
  desk: { top: 0, bottom: 44 },
}

const wide = () => window.matchMedia('(min-width: 64rem)')
const onWide = (changed: () => void) => {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * The cars of the list that are free for the dates on a map, each by what the trip costs with it, several by the
 * least of them; those that are free later are rings (docs/product/app.md#home-and-results). One car is looked at:
 * on a phone its card stands under the map, on a desk beside its pin.
 */
export function CarMap({ cars, later, trip, miles, carried, onChoose, ...map }: CarMapProps) {
  const words = useMessages(carMapMessages)
  const priceOf = useTripPrices(trip, miles)
  const isWide = useSyncExternalStore(onWide, () => wide().matches)
  // What cannot be had for the dates has no price for them, and no pin that counts it.
  const free = useMemo(() => cars.filter(({ available }) => available), [cars])
  const rings = useMemo(() => cars.filter(({ available }) => !available), [cars])
  const [looked, setLooked] = useState<string>()
  const [pointed, setPointed] = useState(map.active)
  // What was pointed at stays looked at, so that a pointer can go on to its card.
  if (pointed !== map.active) {
    setPointed(map.active)
    const at = map.active.find((id) => free.some((car) => car.id === id))
    if (at !== undefined) setLooked(at)
  }
  const car = free.find(({ id }) => id === looked) ?? (isWide ? undefined : free[0])
  const pinOf = (items: readonly Car[]) => {
    const prices = items.map((each) => priceOf(each)?.total ?? each.tripPrice ?? each.price.month)
    const price = formatRate(Math.round(Math.min(...prices)))
    const names = items.map(carName)
    return items.length > 1
      ? { text: price, count: items.length, name: words.groupOf(names, price) }
      : { text: price, name: words.single(names.join(), price) }
  }
  const close = {
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setLooked(undefined),
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('button, a, [data-map-panel]'))
        setLooked(undefined)
    },
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what closes by Escape or a press beside it is the card.
    <div className="car-map" {...(isWide && close)}>
      <PinMap
        {...map}
        label={words.map}
        items={free}
        rings={rings}
        pinOf={pinOf}
        current={car?.id}
        goesAlong={!isWide}
        clear={isWide ? clear.desk : clear.phone}
        isWhole
        onChoose={(ids) => {
          setLooked(ids[0])
          onChoose(ids)
        }}
        renderOver={({ size, tipOf }) => {
          const at = isWide && car ? tipOf(car.id) : undefined
          if (!car || !at) return null
          return (
            <CarPop
              key={car.id}
              car={car}
              trip={trip}
              price={priceOf(car)}
              carried={carried}
              at={at}
              map={size}
            />
          )
        }}
      />
      {later > 0 && (
        <p className="car-map-legend">
          <i aria-hidden="true" className="map-ring" />
          <span>
            <NumbersIn text={words.freeLater(later)} />
          </span>
        </p>
      )}
      {!isWide && free.length > 0 && (
        <CarSnaps
          cars={free}
          trip={trip}
          priceOf={priceOf}
          carried={carried}
          current={car?.id}
          onCurrent={setLooked}
        />
      )}
    </div>
  )
}
