import { Link } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { memo, useState } from 'react'
import { plainName } from '#domain/fleet/fleet/car-name.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { onMap } from '#web/fleet/places/map/use-pointed.ts'
import { cx } from '#web/ui/cx.ts'
import { CarStage } from '#web/ui/media/car-stage.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { type CarTripPrice, carriedPlan } from '../miles/use-trip-prices.ts'
import { carMessages } from '../parts/car-messages.ts'
import { Heart } from '../parts/heart.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { Rating } from '../parts/rating.tsx'
import type { Trip } from '../parts/sound-trip.ts'

export type CarCardProps = {
  car: Car
  trip: Trip
  priceOf: (car: Car) => CarTripPrice | undefined
  /** The rest of the query, which goes along to the details. */
  carried: { area?: string; type?: string; order?: string }
  /** Of all that are free. */
  isCheapest?: boolean
  /** Pointed at on the map. */
  isMarked?: boolean
}

/** What is worth a word on the picture. */
const fuelsToName = ['hybrid', 'electric']

/** A free car of the list at its whole price; the link of its name covers the card (docs/design.md#components). */
export const CarCard = memo(function CarCard(props: CarCardProps) {
  const { car, trip, priceOf, carried, isCheapest, isMarked } = props
  const words = useMessages(carMessages)
  const price = priceOf(car)
  const total = price?.total ?? car.tripPrice
  /** Its picture grows into the one on the details page; a view transition allows one name a page. */
  const [isOpened, setOpened] = useState(false)
  const badge = isCheapest
    ? words.cheapest
    : fuelsToName.includes(car.fuel)
      ? words.fuel(car.fuel)
      : undefined
  const facts = [
    words.seats(car.seats),
    car.mpg === undefined ? undefined : words.mpg(car.mpg),
    car.includedMiles ? words.included(formatCount(car.includedMiles)) : undefined,
    car.location.city,
  ]
  return (
    <li
      {...onMap(car.id)}
      className={cx(
        'relative overflow-hidden rounded-card border bg-surface [contain-intrinsic-size:auto_420px] [content-visibility:auto] transition duration-220 hover:shadow-2 has-[h2_a:focus-visible]:outline-3 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-focus',
        isMarked ? 'border-ink shadow-2' : 'border-line',
      )}
    >
      <CarStage
        className={cx('pointer-events-none z-2', isOpened && '[view-transition-name:car]')}
        subtype={car.subtypeId}
        colour={car.colour}
        photo={car.photos[0]}
        badges={badge && <span className={pill}>{badge}</span>}
        foot={
          price?.plan && (
            <span className={cx(pill, 'inline-flex items-center gap-1.5 text-ok')}>
              <Tag aria-hidden="true" size={16} />
              <span>
                <NumbersIn text={words.saves(formatMoney(price.plan.saves))} />
                <span className="sr-only">
                  {' '}
                  {words.withPlan(price.plan.name, price.plan.besides)}
                </span>
              </span>
            </span>
          )
        }
        action={<Heart car={car} />}
      />
      <div className="py-2.5 pr-3.5 pl-4">
        <div className="flex items-baseline justify-between gap-2.5">
          <h2 className="min-w-0 truncate font-text text-18 leading-snug tracking-normal">
            <Link
              to={routes.details}
              search={{ ...carried, car: car.id, ...trip, pm: carriedPlan(carried, price) }}
              state={{ fromResults: true }}
              viewTransition
              onClick={() => setOpened(true)}
              className="after:absolute after:inset-0 after:z-1 focus-visible:outline-0"
            >
              {plainName(car)} <Num className="font-normal text-ink-2">{car.year}</Num>
            </Link>
          </h2>
          <Rating car={car} counted />
        </div>
        <p className="truncate text-14 text-ink-2">
          <NumbersIn text={facts.filter(Boolean).join(' · ')} />
        </p>
        <div className="mt-0.5 flex min-h-11 items-center justify-between">
          {total !== undefined && (
            <Money dollars={total} className="text-30 leading-none font-bold tracking-tight" />
          )}
          <CompareButton car={car} />
        </div>
      </div>
    </li>
  )
})

const pill = 'rounded-full bg-surface px-2.5 py-1.5 text-14 leading-tight font-bold shadow-1'
