import { Link } from '@tanstack/react-router'
import { Gauge, MapPin } from 'lucide-react'
import { memo, useState } from 'react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { onMap } from '#web/fleet/places/map/use-pointed.ts'
import { CarStage } from '#web/ui/media/car-stage.tsx'
import { Num } from '#web/ui/num.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { type CarTripPrice, carriedPlan } from '../miles/use-trip-prices.ts'
import { Availability } from '../parts/availability.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { Heart } from '../parts/heart.tsx'
import { Rating } from '../parts/rating.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { TruePrice } from './true-price.tsx'

type CarCardProps = {
  car: Car
  trip: Trip
  /** How far one means to drive, and what that makes of the price. */
  miles: number
  priceOf: (car: Car) => CarTripPrice | undefined
  /** The rest of the query, which goes along to the details. */
  carried: { area?: string; type?: string; order?: string }
  /** Pointed at on the map. */
  isMarked?: boolean
}

/** One car of the list; the link of its name covers the card (docs/design.md#components). */
export const CarCard = memo(function CarCard(props: CarCardProps) {
  const { car, trip, miles, priceOf, carried, isMarked } = props
  const words = useMessages(carMessages)
  const price = priceOf(car)
  /** Its picture grows into the one on the details page; a view transition allows one name a page. */
  const [isOpened, setOpened] = useState(false)
  return (
    <li
      {...onMap(car.id)}
      className={cx(
        'relative flex flex-col overflow-hidden rounded-card border bg-surface [contain-intrinsic-size:auto_420px] [content-visibility:auto] transition duration-220 hover:shadow-2 has-[h2_a:focus-visible]:outline-3 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-focus',
        isMarked ? 'border-ink shadow-2' : 'border-line',
      )}
    >
      <CarStage
        className={cx('pointer-events-none z-2', isOpened && '[view-transition-name:car]')}
        subtype={car.subtypeId}
        colour={car.colour}
        photo={car.photos[0]}
        badges={car.available ? undefined : <Availability car={car} trip={trip} />}
        action={<Heart car={car} />}
      />
      <div className="grid flex-1 grid-cols-1 content-between gap-2.5 p-4 pt-3.5">
        <div className="grid gap-1.5">
          <h2 className="min-w-0 font-text text-20 leading-tight tracking-normal">
            <Link
              to={routes.details}
              search={{ ...carried, car: car.id, ...trip, pm: carriedPlan(carried, price) }}
              state={{ fromResults: true }}
              viewTransition
              onClick={() => setOpened(true)}
              className="after:absolute after:inset-0 after:z-1 focus-visible:outline-0"
            >
              {carName(car)}
            </Link>
          </h2>
          <div className="flex flex-wrap gap-x-3.5 gap-y-1 text-14 text-ink-2">
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden="true" size={18} className="flex-none" />
              {car.location.city}
            </span>
            <Rating car={car} counted />
            <span className="inline-flex items-center gap-1.5">
              <Gauge aria-hidden="true" size={18} className="flex-none" />
              {car.includedMiles ? (
                <Num>{words.included(formatCount(car.includedMiles))}</Num>
              ) : (
                words.payPerMile
              )}
            </span>
          </div>
        </div>
        <TruePrice car={car} trip={trip} miles={miles} price={price}>
          {car.available ? (
            <CompareButton car={car} />
          ) : (
            <LinkButton
              to={routes.waitingList}
              search={{ area: carried.area ?? car.areaId, ...trip, car: car.id }}
              variant="secondary"
              size="sm"
              className="z-2"
              aria-label={words.joinListFor(carName(car))}
            >
              {words.joinList}
            </LinkButton>
          )}
        </TruePrice>
      </div>
    </li>
  )
})
