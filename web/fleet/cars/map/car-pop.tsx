import { useRef } from 'react'
import { plainName } from '#domain/fleet/fleet/car-name.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import type { Size, WorldPoint } from '#web/fleet/places/map/map-view.ts'
import { useBoxSize } from '#web/fleet/places/map/use-box-size.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { type CarTripPrice, carriedPlan } from '../miles/use-trip-prices.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { CarPrice, useCarFacts } from './car-facts.tsx'
import { carMapMessages } from './map-messages.ts'
import { popPlace } from './pop-place.ts'

type CarPopProps = {
  car: Car
  trip: Trip
  price: CarTripPrice | undefined
  carried: { area?: string; type?: string; order?: string }
  /** The tip of its pin. */
  at: WorldPoint
  map: Size
}

/** As high as it usually is, until it is measured. */
const usual = { width: 264, height: 256 }

/** On a desk: the car whose pin or row is looked at, beside its pin. */
export function CarPop({ car, trip, price, carried, at, map }: CarPopProps) {
  const words = useMessages(carMapMessages)
  const facts = useCarFacts()
  const box = useRef<HTMLDivElement>(null)
  const size = useBoxSize(box) ?? usual
  return (
    <div ref={box} data-map-panel className="car-pop" style={popPlace(at, size, map)}>
      <CarThumb
        subtype={car.subtypeId}
        colour={car.colour}
        photo={car.photos[0]}
        className="map-thumb"
      />
      <div className="px-3.5 pt-2.5 pb-3">
        <p className="truncate font-bold">{plainName(car)}</p>
        <p className="truncate text-14 text-ink-2">
          <NumbersIn text={`${facts(car)} · ${car.location.city}`} />
        </p>
        <div className="mt-1 flex items-center justify-between gap-2">
          <CarPrice car={car} price={price} />
          <LinkButton
            to={routes.details}
            search={{ ...carried, car: car.id, ...trip, pm: carriedPlan(carried, price) }}
            state={{ fromResults: true }}
            size="sm"
            aria-label={words.seeIt(plainName(car))}
          >
            {words.see}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
