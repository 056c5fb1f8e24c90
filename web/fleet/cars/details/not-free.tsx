import { Link } from '@tanstack/react-router'
import { formatTripDays, formatWeekDay } from '#domain/core/time/format-date.ts'
import { addDays, addMinutes, dayOf, timeOf, wallMinutes } from '#domain/core/time/wall-time.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { focusInside } from '#web/core/routing/focus.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Num } from '#web/ui/num.tsx'
import { fewestDays, isTooShort } from '../parts/availability.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { noFilters } from '../results/car-filters.ts'
import { detailsMessages } from './details-messages.ts'
import { datesId, type QuotedProps } from './quoted.ts'

type NotFreeProps = Pick<QuotedProps, 'car' | 'query'>

/** Why it cannot be booked as asked, and what can be done: other dates, the waiting list, other cars. */
export function NotFree({ car, query }: NotFreeProps) {
  const words = useMessages(detailsMessages)
  const carWords = useMessages(carMessages)
  const { trip, changeTrip } = query
  const isShort = isTooShort(car, trip)
  const from = car.availabilityDateTime
  return (
    <div className="grid gap-3">
      {!isShort && (
        <Banner tone="warn">
          {words.taken}{' '}
          {from && <NumbersIn text={words.freeFrom(formatWeekDay(dayOf(from), language()))} />}
        </Banner>
      )}
      <TakeDates car={car} trip={trip} onTake={changeTrip} />
      <LinkButton
        to={routes.waitingList}
        search={{ area: car.areaId, ...trip, car: car.id }}
        variant="secondary"
      >
        {carWords.joinList}
      </LinkButton>
      <Link
        to={routes.results}
        search={{ area: car.areaId, ...trip }}
        state={{ carFilters: { ...noFilters, selectedSubtypes: [car.subtypeId] } }}
        className="link inline-flex min-h-11 items-center justify-self-center font-bold"
      >
        {words.similar}
      </Link>
    </div>
  )
}

type TakeDatesProps = {
  car: Car
  trip: Trip
  /** Where there is little room only the start is said. */
  isShort?: boolean
  onTake: (dates: Trip) => void
}

/** One press to the dates for which the car can be had; nothing where none are known. */
export function TakeDates({ car, trip, isShort, onTake }: TakeDatesProps) {
  const words = useMessages(detailsMessages)
  const dates = otherDates(car, trip)
  if (!dates) return null
  const [start, end] = formatTripDays(dayOf(dates.start), dayOf(dates.end), language())
  // Another hour than was asked for is said.
  const hour = timeOf(dates.start) === timeOf(trip.start) ? '' : `, ${timeOf(dates.start)}`
  return (
    <Button
      onClick={() => {
        onTake(dates)
        // This button goes away: the focus stays with the dates.
        focusInside(datesId)
      }}
    >
      <Num>{isShort ? words.takeStart(start + hour) : words.takeDates(start + hour, end)}</Num>
    </Button>
  )
}

/** The dates of `TakeDates`, if there are any. */
export const hasOtherDates = (car: Car, trip: Trip) => otherDates(car, trip) !== undefined

/** The same start for as long as the car must be rented, or the same length from when it is free. */
function otherDates(car: Car, trip: Trip): Trip | undefined {
  if (isTooShort(car, trip)) {
    return { start: trip.start, end: addDays(trip.start, fewestDays(car)) }
  }
  const start = car.availabilityDateTime && nextHalfHour(car.availabilityDateTime)
  return start
    ? { start, end: addMinutes(start, wallMinutes(trip.end) - wallMinutes(trip.start)) }
    : undefined
}

function nextHalfHour(moment: string): string {
  return addMinutes(moment, (30 - (wallMinutes(moment) % 30)) % 30)
}
