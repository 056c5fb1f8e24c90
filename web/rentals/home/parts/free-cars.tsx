import { Link } from '@tanstack/react-router'
import { ArrowRight, Star } from 'lucide-react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { cheapestPlan } from '#web/fleet/cars/miles/cheapest-plan.ts'
import { plainName } from '#domain/fleet/fleet/car-name.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { CarStage } from '#web/ui/media/car-stage.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { homeMessages } from '../home-messages.ts'
import type { WantedTrip } from '../use-wanted-trip.ts'

/** The cheapest cars that are free for the chosen dates, each at the price that the results say. */
export function FreeCars({ wanted }: { wanted: WantedTrip }) {
  const words = useMessages(homeMessages)
  const { area, trip, days, miles, free, nearby } = wanted
  if (!area || !free || nearby.length === 0) return null
  return (
    <section aria-labelledby="free" className="grid gap-3">
      <div className="flex items-end justify-between gap-3">
        <div>
          <h2 id="free">{words.freeIn(area.name)}</h2>
          <p className="mt-1 text-14 text-ink-2">
            <NumbersIn
              text={`${words.forTrip(days)}, ${words.miles(formatCount(miles))}. ${words.depositBack}`}
            />
          </p>
        </div>
        <Link
          to={routes.results}
          search={{ area: area.id, ...trip }}
          className="inline-flex min-h-11 flex-none items-center gap-1.5 font-bold text-primary"
        >
          <NumbersIn text={words.all(free)} />
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {nearby.map((car) => (
          <SmallCard key={car.id} car={car} wanted={wanted} />
        ))}
      </ul>
    </section>
  )
}

function SmallCard({ car, wanted }: { car: Car; wanted: WantedTrip }) {
  const words = useMessages(homeMessages)
  const { trip } = wanted
  return (
    <li className="relative min-w-0 overflow-hidden rounded-card border border-line bg-surface transition duration-220 hover:shadow-2 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus">
      <CarStage subtype={car.subtypeId} colour={car.colour} photo={car.photos[0]} />
      <div className="px-3 pt-2.5 pb-3">
        <h3 className="truncate text-16 leading-tight">
          <Link
            to={routes.details}
            search={{ area: car.areaId, car: car.id, ...trip, pm: cheapestPlan(car) }}
            className="after:absolute after:inset-0 focus-visible:outline-0"
          >
            {plainName(car)}
          </Link>
        </h3>
        <p className="flex justify-between gap-2 text-14 text-ink-2">
          <span className="truncate">{car.location.city}</span>
          {car.rating !== undefined && car.reviewCount > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <Star
                aria-hidden="true"
                size={16}
                fill="currentColor"
                className="flex-none text-poppy-ink"
              />
              <Num className="font-bold">
                <span aria-hidden="true">{car.rating.toFixed(1)}</span>
                <span className="sr-only">{words.score(car.rating.toFixed(1))}</span>
              </Num>
            </span>
          )}
        </p>
        {car.tripPrice !== undefined && (
          <Money
            dollars={car.tripPrice}
            className="text-20 leading-snug font-bold tracking-tight"
          />
        )}
      </div>
    </li>
  )
}
