import { useNavigate } from '@tanstack/react-router'
import type { booking } from '#protocol/rentals/bookings/booking.ts'
import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { routes } from '#web/core/routing/routes.ts'
import { stringifySearch } from '#web/core/routing/search-params.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import type { TripSearch } from './trip-search.ts'

type Book = (trip: TripSearch & { car: string }, quote: CalculatorData) => void

/** Where Continue leads: to sign in, to what is missing about the driver, or straight to the order. */
export function useNextStep(trip: TripSearch & { car: string }, book: Book) {
  const navigate = useNavigate()
  const signedIn = useIsSignedIn()
  const { car, start, end, pm, options, appt, insurancePlan } = trip
  const carried = { car, start, end, pm, options, appt, insurancePlan }
  return (offer: OutputOf<typeof booking>) => {
    if (!signedIn) {
      const returnUrl = routes.booking + stringifySearch(trip)
      return void navigate({ to: routes.welcome, search: { ...carried, returnUrl } })
    }
    if (offer.missing.length > 0) return void navigate({ to: routes.personal, search: carried })
    book(trip, offer.calculatorData)
  }
}
