import { Link } from '@tanstack/react-router'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Money } from '#web/ui/money.tsx'
import { type CarTripPrice, carriedPlan } from '../miles/use-trip-prices.ts'
import { Availability } from '../parts/availability.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { carMapMessages } from './map-messages.ts'

type ChosenCarsProps = {
  cars: readonly Car[]
  trip: Trip
  miles: number
  priceOf: (car: Car) => CarTripPrice | undefined
  carried: { area?: string; type?: string; order?: string }
}

/** On a phone, where the map covers the list: the cars of the pressed pin. */
export function ChosenCars({ cars, trip, miles, priceOf, carried }: ChosenCarsProps) {
  const { totalDays } = rentalDuration(trip.start, trip.end)
  const words = useMessages(carMapMessages)
  const carWords = useMessages(carMessages)
  if (cars.length === 0) return null
  return (
    <ul
      data-map-panel
      aria-label={words.chosen}
      className="absolute inset-x-0 bottom-16 z-3 flex touch-pan-x gap-3 overflow-x-auto px-3 py-2 lg:hidden"
    >
      {cars.map((car) => (
        <li
          key={car.id}
          className="relative grid w-64 flex-none justify-items-start gap-1.5 rounded-card bg-surface p-3.5 shadow-2"
        >
          <Availability car={car} trip={trip} />
          <Link
            to={routes.details}
            search={{ ...carried, car: car.id, ...trip, pm: carriedPlan(carried, priceOf(car)) }}
            state={{ fromResults: true }}
            className="font-bold after:absolute after:inset-0"
          >
            {carName(car)}
          </Link>
          <p>
            <Money
              dollars={priceOf(car)?.total ?? car.tripPrice ?? car.price.month}
              className="block text-20 font-bold"
            />
            <span className="text-14 text-ink-2">
              <NumbersIn text={carWords.tripFor(totalDays, formatCount(miles))} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
