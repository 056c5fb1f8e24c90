import { Link } from '@tanstack/react-router'
import { formatTripDays, formatWeekDay } from '#domain/core/time/format-date.ts'
import { addDays, addMinutes, dayOf, wallMinutes } from '#domain/core/time/wall-time.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { focusInside } from '#web/core/routing/focus.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Num } from '#web/ui/num.tsx'
import { isTooShort } from '../parts/availability.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { noFilters } from '../results/car-filters.ts'
import { detailsMessages } from './details-messages.ts'
import type { QuotedProps } from './quoted.ts'

type NotFreeProps = Pick<QuotedProps, 'car' | 'query'> & {
  /** Where the dates are chosen; they say themselves when the trip is too short. */
  datesId: string
}

/** Why it cannot be booked as asked, and what can be done: other dates, the waiting list, other cars. */
export function NotFree({ car, query, datesId }: NotFreeProps) {
  const words = useMessages(detailsMessages)
  const carWords = useMessages(carMessages)
  const { trip, changeTrip } = query
  const isShort = isTooShort(car, trip)
  const dates = otherDates(car, trip)
  const from = car.availabilityDateTime
  return (
    <div className="grid gap-3">
      {!isShort && (
        <Banner tone="warn">
          {words.taken}{' '}
          {from && <NumbersIn text={words.freeFrom(formatWeekDay(dayOf(from), language()))} />}
        </Banner>
      )}
      {dates && (
        <Button
          onClick={() => {
            changeTrip(dates)
            // This button goes away: the focus stays with the dates.
            focusInside(datesId)
          }}
        >
          <Num>
            {words.takeDates(...formatTripDays(dayOf(dates.start), dayOf(dates.end), language()))}
          </Num>
        </Button>
      )}
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

/** The same start for as long as the car must be rented, or the same length from when it is free. */
function otherDates(car: Car, trip: Trip): Trip | undefined {
  if (isTooShort(car, trip)) {
    return { start: trip.start, end: addDays(trip.start, car.minimumRentalDurationDays) }
  }
  const start = car.availabilityDateTime && nextHalfHour(car.availabilityDateTime)
  return start
    ? { start, end: addMinutes(start, wallMinutes(trip.end) - wallMinutes(trip.start)) }
    : undefined
}

function nextHalfHour(moment: string): string {
  return addMinutes(moment, (30 - (wallMinutes(moment) % 30)) % 30)
}
