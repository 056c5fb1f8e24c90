import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { tripMiles } from '#web/fleet/cars/miles/kept-miles.ts'
import {
  chosenPlan,
  optionsOf,
  type TripDraft,
  tripDraftName,
  type TripSearch,
} from './trip-search.ts'

/* Apart from what every screen's address needs. */

/** How far the person means to drive in this trip; undefined without dates. */
export function milesOf({ start, end }: TripSearch): number | undefined {
  return start && end ? tripMiles(rentalDuration(start, end).totalDays) : undefined
}

/** The choices as `booking` and `submitBooking` take them. */
export function tripInput(search: TripSearch & { car: string }) {
  const draft = readDraft<TripDraft>(tripDraftName(search.car))
  return {
    car: search.car,
    start: search.start,
    end: search.end,
    pm: search.pm,
    options: optionsOf(search),
    appt: search.appt,
    insurancePlan: chosenPlan(search, draft),
    miles: milesOf(search),
  }
}
