import { rentalDuration } from '#domain/pricing/duration.ts'
import { insurancePlans } from '#protocol/bookings/booking.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import type { SearchOf } from '#web/core/routing/search-params.ts'
import { tripMiles } from '#web/features/cars/miles/kept-miles.ts'

/*
 * Named for other features: the Driver step of /personal and the way through /welcome carry the
 * same fields.
 */

/** What a booking screen reads from its query (docs/product/app.md#query-parameters); `insurancePlan` only arrives from a sign-in mail. */
export const tripFields = [
  'car',
  'area',
  'start',
  'end',
  'pm',
  'options',
  'appt',
  'order',
  'type',
  'insurancePlan',
] as const

export type TripSearch = SearchOf<(typeof tripFields)[number]>
export type InsurancePlan = (typeof insurancePlans)[number]

/** What is kept on the device for a car: the choices and what has no place in the query. */
export type TripDraft = {
  search: TripSearch
  insurancePlan: InsurancePlan
  specialRequests: string
}

export const tripDraftName = (car: string) => `booking:${car}`

export function optionsOf(search: TripSearch): string[] {
  return (search.options ?? '').split(',').filter((id) => id !== '')
}

function planOf(id: string | undefined): InsurancePlan | undefined {
  return insurancePlans.find((plan) => plan === id)
}

/** The chosen plan: of the query, else of the draft, else the renter's own insurance (docs/product/prices.md#cover). */
export function chosenPlan(search: TripSearch, draft: Partial<TripDraft> | undefined) {
  return planOf(search.insurancePlan) ?? planOf(draft?.insurancePlan) ?? 'own'
}

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
