import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { carName, plainName } from '#domain/fleet/fleet/car-name.ts'
import { routes } from '#web/core/routing/routes.ts'
import { onMap } from '#web/fleet/places/map/use-pointed.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { carriedPlan } from '../miles/use-trip-prices.ts'
import { Heart } from '../parts/heart.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { CarCardProps } from '../results/car-card.tsx'
import { CarPrice, useCarFacts } from './car-facts.tsx'

/** A free car of the list beside the map: a row as high as its picture; the link of its name covers it. */
export const CarRow = memo(function CarRow(props: CarCardProps) {
  const { car, trip, priceOf, carried, isMarked } = props
  const facts = useCarFacts()
  const price = priceOf(car)
  return (
    <li {...onMap(car.id)} className="car-row" data-marked={isMarked || undefined}>
      <CarThumb
        subtype={car.subtypeId}
        colour={car.colour}
        photo={car.photos[0]}
        className="map-thumb"
      />
      <div className="grid min-w-0 content-between py-2.5 pr-2 pl-3.5">
        <div className="min-w-0">
          <h2 className="truncate font-text text-16 tracking-normal">
            <Link
              to={routes.details}
              search={{ ...carried, car: car.id, ...trip, pm: carriedPlan(carried, price) }}
              state={{ fromResults: true }}
              aria-label={carName(car)}
              className="after:absolute after:inset-0 focus-visible:outline-0"
            >
              {plainName(car)}
            </Link>
          </h2>
          <p className="truncate text-14 text-ink-2">
            <NumbersIn text={`${facts(car)} · ${car.location.city}`} />
          </p>
        </div>
        <div className="flex items-center justify-between">
          <CarPrice car={car} price={price} />
          <span className="car-row-acts">
            <CompareButton car={car} />
            <Heart car={car} />
          </span>
        </div>
      </div>
    </li>
  )
})
