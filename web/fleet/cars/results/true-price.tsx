import { Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMoney, formatRate } from '#web/core/money.ts'
import { Money } from '#web/ui/money.tsx'
import type { CarTripPrice } from '../miles/use-trip-prices.ts'
import { carMessages } from '../parts/car-messages.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { Trip } from '../parts/sound-trip.ts'

type TruePriceProps = {
  car: Car
  trip: Trip
  miles: number
  /** Absent until areas and plans are known: then it is what the server found. */
  price: CarTripPrice | undefined
  /** What can be done with the car. */
  children?: ReactNode
}

/** All that the trip costs with its miles, without the deposit, and what the cheapest plan saves (docs/product/prices.md#price-with-miles). */
export function TruePrice({ car, trip, miles, price, children }: TruePriceProps) {
  const words = useMessages(carMessages)
  // What cannot be had for the dates has no price for them.
  const total = car.available ? (price?.total ?? car.tripPrice) : undefined
  const { totalDays } = rentalDuration(trip.start, trip.end)
  const [least, most] = [formatRate(car.depositMinimum), formatRate(car.depositMaximum)]
  return (
    <div className="grid grid-cols-1 gap-2">
      {total !== undefined && (
        <div>
          <p>
            <Money dollars={total} className="text-30 leading-tight font-bold tracking-tight" />
          </p>
          <p>
            <NumbersIn text={words.tripFor(totalDays, formatCount(miles))} />
          </p>
          <p className="text-14 text-ink-2">
            <NumbersIn
              text={words.depositApart(least === most ? most : words.fromTo(least, most))}
            />
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {car.available && price?.plan && (
          <p className="flex min-w-0 flex-1 basis-32 items-center gap-2 text-14 leading-tight font-bold text-ok">
            <Tag aria-hidden="true" size={18} className="flex-none" />
            <span>
              <NumbersIn text={words.planSaves(price.plan.name, formatMoney(price.plan.saves))} />
            </span>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
