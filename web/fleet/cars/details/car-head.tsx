import { CircleCheck, Fuel, type LucideIcon, Settings2, Users, Zap } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { freeToCancelUntil } from '#domain/fleet/pricing/refunds/free-until.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
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
}

/** Name and what renters gave it, seats, gas and gears, and until when a booking costs nothing to cancel. */
export function CarHead({ car, trip, isChange }: CarHeadProps) {
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
        !isChange && <FreeToCancel car={car} start={trip.start} />
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

/** Until when the booking is given up for nothing; of one that begins within a day, how long after it was made. */
function FreeToCancel({ car, start }: { car: Car; start: string }) {
  const words = useMessages(detailsMessages)
  const lang = useLanguage()
  const area = useArea(car.areaId)
  const [now] = useState(() => new Date())
  if (!area) return null
  const { wall, at } = freeToCancelUntil(start, area.zone)
  return (
    <p className="flex items-center gap-2.5 rounded-control bg-ok-soft p-2.5">
      <CircleCheck aria-hidden="true" size={20} className="flex-none text-ok" />
      <span>
        <b className="text-ok">{words.freeToCancel}</b>{' '}
        <NumbersIn
          text={
            at > now
              ? words.until(`${formatNearDay(dayOf(wall), lang)}, ${timeOf(wall)}`)
              : words.withinAnHour
          }
        />
      </span>
    </p>
  )
}
