import { useEffect } from 'react'
import { leastPlan } from '#domain/fleet/pricing/trip-price.ts'
import { cars } from '#protocol/fleet/names.ts'
import { CallError, fieldErrors } from '#web/core/api/errors.ts'
import { useLatest } from '#web/core/api/use-latest.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { useRestedTripMiles } from '../miles/kept-miles.ts'
import { usualTrip } from '#web/ui/dates/usual-trip.ts'
import type { useDetailsQuery } from './use-details-query.ts'

type DetailsQuery = ReturnType<typeof useDetailsQuery>

/** One car with its price for the query; the price before stays while the next is under way or fails. */
export function useCarQuote(query: DetailsQuery) {
  const { asked, trip, options } = query
  const { car, appt } = asked
  // Without a choice the cheapest plan, as in the list; a change of car keeps its own.
  const pm = asked.pm ?? (asked.type === 'change' ? undefined : leastPlan)
  const days = trip ? rentalDuration(trip.start, trip.end).totalDays : 1
  // While the slider moves, the browser computes; the server is asked when it rests.
  const miles = useRestedTripMiles(days, 250)
  const { data, refused, error, isOld, isPending, refetch } = useRead(
    cars,
    { car, ...trip, pm, appt, extras: options, miles },
    { enabled: trip !== undefined && car !== undefined },
  )
  const isMending = useMendedQuery(query, fieldErrors(error))
  const current = data
  const answer = useLatest(current)
  const isUnknown =
    car === undefined ||
    refused !== undefined ||
    (current !== undefined && current.car === undefined) ||
    (error instanceof CallError && error.status === 404)
  return {
    answer,
    isUnknown,
    isWaiting: isPending && !error,
    /** What is shown belongs to the choices before. */
    isOld: isOld || current === undefined,
    failure: isUnknown || isMending ? undefined : (error ?? undefined),
    retry: refetch,
  }
}

/** Answers whether the query is being mended after the server has refused some of its fields. */
function useMendedQuery(query: DetailsQuery, refused: Record<string, string> | undefined): boolean {
  const { asked, min, changeTrip, changeChoices } = query
  // In the car's own area the clock may be further on than where the dates were chosen.
  const isTooLate = refused?.start !== undefined && min !== undefined
  // A choice of an old link that is no longer offered.
  const isBadChoice =
    refused !== undefined && !isTooLate && Boolean(asked.pm || asked.appt || asked.options)
  useEffect(() => {
    if (isTooLate) changeTrip(usualTrip(min))
    if (isBadChoice) changeChoices({ pm: undefined, appt: undefined, options: undefined })
  })
  return isTooLate || isBadChoice
}
