import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { rentalDuration } from '#domain/pricing/duration.ts'
import type { Car } from '#protocol/cars/car.ts'
import { onMap } from '#web/ui/map/use-pointed.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCents, formatRate } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { CarStage } from '#web/ui/media/car-stage.tsx'
import { cx } from '#web/ui/cx.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { Availability } from '../parts/availability.tsx'
import { CarFacts } from '../parts/car-facts.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { carName } from '../parts/car-name.ts'
import { Heart } from '../parts/heart.tsx'
import { Rating } from '../parts/rating.tsx'
import type { Trip } from '../parts/sound-trip.ts'

type CarCardProps = {
  car: Car
  trip: Trip
  /** The rest of the query, which goes along to the details. */
  carried: { area?: string; type?: string; order?: string }
  /** Pointed at on the map. */
  isMarked?: boolean
}

/** One car of the list; the link of its name covers the card (docs/design.md#components). */
export const CarCard = memo(function CarCard({ car, trip, carried, isMarked }: CarCardProps) {
  const words = useMessages(carMessages)
  return (
    <li
      {...onMap(car.id)}
      className={cx(
        'relative flex flex-col overflow-hidden rounded-card border bg-surface [contain-intrinsic-size:auto_420px] [content-visibility:auto] transition duration-220 hover:shadow-2 has-[h2_a:focus-visible]:outline-3 has-[h2_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible]:outline-focus',
        isMarked ? 'border-ink shadow-2' : 'border-line',
      )}
    >
      <CarStage
        className="pointer-events-none z-2"
        subtype={car.subtypeId}
        colour={car.colour}
        photo={car.photos[0]}
        badges={<Availability car={car} trip={trip} />}
        action={<Heart car={car} />}
      />
      <div className="grid flex-1 content-between gap-2.5 p-4 pt-3.5">
        <div className="grid gap-1.5">
          <div className="flex items-baseline justify-between gap-3">
            <h2 className="min-w-0 font-text text-20 leading-tight tracking-normal">
              <Link
                to={routes.details}
                search={{ ...carried, car: car.id, ...trip }}
                state={{ fromResults: true }}
                className="after:absolute after:inset-0 after:z-1 focus-visible:outline-0"
              >
                {carName(car)}
              </Link>
            </h2>
            <Rating car={car} />
          </div>
          <CarFacts car={car} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div>
            <p>
              <Money
                dollars={car.price.month}
                rate
                className="text-24 leading-tight font-bold tracking-tight"
              />{' '}
              <span className="text-14 text-ink-2">{words.aMonth}</span>
            </p>
            <p className="text-14 text-ink-2">
              <Num>
                {[
                  words.perWeek(formatRate(car.price.week)),
                  words.perDay(formatRate(car.price.day)),
                  words.perMile(formatCents(car.price.mile)),
                ].join(' · ')}
              </Num>
            </p>
          </div>
          <Outcome car={car} trip={trip} area={carried.area} />
        </div>
      </div>
    </li>
  )
})

/** The total for the dates, or the way to wait for this car. */
function Outcome({ car, trip, area }: { car: Car; trip: Trip; area: string | undefined }) {
  const words = useMessages(carMessages)
  if (!car.available) {
    return (
      <LinkButton
        to={routes.waitingList}
        search={{ area: area ?? car.areaId, ...trip, car: car.id }}
        variant="secondary"
        size="sm"
        className="z-2"
        aria-label={words.joinListFor(carName(car))}
      >
        {words.joinList}
      </LinkButton>
    )
  }
  if (car.bookingPrice === undefined) return null
  return (
    <p className="ml-auto text-right text-14 leading-tight">
      <Money dollars={car.bookingPrice} className="block text-16 font-bold" />
      <span className="text-ink-2">
        {words.days(rentalDuration(trip.start, trip.end).totalDays)}
      </span>
    </p>
  )
}
