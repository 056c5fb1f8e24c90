import { Check } from 'lucide-react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { formatWeekDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { carMessages } from './car-messages.ts'
import { NumbersIn } from './numbers-in.tsx'
import type { Trip } from './sound-trip.ts'

type AvailabilityProps = { car: Car; trip: Trip | undefined }

/** Free for the dates, free from a later day, too short a trip for this car, or only by waiting. */
export function Availability({ car, trip }: AvailabilityProps) {
  const words = useMessages(carMessages)
  if (car.available) {
    return (
      <Badge tone="ok">
        <Check aria-hidden="true" size={16} />
        {words.available}
      </Badge>
    )
  }
  if (trip && isTooShort(car, trip)) {
    return <Badge tone="warn">{words.minimum(fewestDays(car))}</Badge>
  }
  if (car.availabilityDateTime) {
    return (
      <Badge tone="info">
        <span>
          <NumbersIn
            text={words.availableFrom(formatWeekDay(dayOf(car.availabilityDateTime), language()))}
          />
        </span>
      </Badge>
    )
  }
  return <Badge tone="warn">{words.waitingList}</Badge>
}

/** The trip is shorter than the vehicle's minimum rental (docs/product/app.md#dates). */
export function isTooShort(car: Car, { start, end }: Trip): boolean {
  return rentalDuration(start, end).totalDays < fewestDays(car)
}

/** The fewest days of a booking from the asked start on. */
export const fewestDays = (car: Car): number =>
  car.seasonMinimumDays ?? car.minimumRentalDurationDays
