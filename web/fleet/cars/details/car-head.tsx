import { CircleCheck, Fuel, type LucideIcon, Settings2, Users, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import type { Success } from '#protocol/core/operation.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { cars } from '#protocol/fleet/names.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { Availability } from '../parts/availability.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { Rating } from '../parts/rating.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { useTypesFeatures } from '../parts/use-types-features.ts'
import { detailsMessages } from './details-messages.ts'

type CarHeadProps = {
  car: Car
  trip: Trip
  /** A rental changes to this car: other rules hold for giving it up. */
  isChange: boolean
  /** Absent until the car's own answer is there. */
  freeToCancel: Success<typeof cars>['freeToCancel']
}

/** Name and what renters gave it, seats, gas and gears, and until when a booking costs nothing to cancel. */
export function CarHead({ car, trip, isChange, freeToCancel }: CarHeadProps) {
  const words = useMessages(carMessages)
  const { types } = useTypesFeatures()
  const subtype = types.flatMap((type) => type.subtypes).find(({ id }) => id === car.subtypeId)
  const fuel = words.fuel(car.fuel)
  return (
    <header className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h1 tabIndex={-1} className="min-w-0">
          {carName(car)}
        </h1>
        <Rating car={car} counted />
      </div>
      <ul className="car-tiles">
        <Tile icon={Users}>{words.seats(car.seats)}</Tile>
        <Tile icon={car.fuel === 'electric' ? Zap : Fuel}>
          {car.mpg === undefined ? fuel : words.mpg(car.mpg)}
        </Tile>
        <Tile icon={Settings2}>{words.transmission(car.transmission)}</Tile>
      </ul>
      <p className="text-ink-2">
        <NumbersIn
          text={[
            subtype?.name,
            car.location.city,
            car.mpg !== undefined && fuel,
            formatMiles(car.lastOdometerReading),
            // A change takes the days that are left.
            !isChange && words.minimum(car.minimumRentalDurationDays),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      </p>
      {car.available ? (
        !isChange && freeToCancel && <FreeToCancel {...freeToCancel} />
      ) : (
        <div className="flex *:whitespace-normal">
          <Availability car={car} trip={trip} />
        </div>
      )}
    </header>
  )
}

function Tile({ icon: Icon, children }: { icon: LucideIcon; children: string }): ReactNode {
  return (
    <li>
      <Icon aria-hidden="true" size={18} className="flex-none text-primary" />
      <span className="min-w-0">
        <NumbersIn text={children} />
      </span>
    </li>
  )
}

/**
 * Until when the booking is given up for nothing; of one that begins within a day, how long after it was made. The
 * server says it: the first clock of a zone costs a slow phone a tenth of a second.
 */
function FreeToCancel({ until, isOver }: NonNullable<CarHeadProps['freeToCancel']>) {
  const words = useMessages(detailsMessages)
  const lang = useLanguage()
  return (
    <p className="flex items-center gap-2.5 rounded-control bg-ok-soft p-2.5">
      <CircleCheck aria-hidden="true" size={20} className="flex-none text-ok" />
      <span>
        <b className="text-ok">{words.freeToCancel}</b>{' '}
        <NumbersIn
          text={
            isOver
              ? words.withinAnHour
              : words.until(`${formatNearDay(dayOf(until), lang)}, ${timeOf(until)}`)
          }
        />
      </span>
    </p>
  )
}
