import { insurancePlans } from '#protocol/rentals/bookings/choices.ts'
import type { SearchOf } from '#web/core/routing/search-params.ts'

/* The Driver step of /personal and the way through /welcome carry the same fields. */

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
