import { useEffect } from 'react'
import { cars } from '#protocol/cars/cars.ts'
import { CallError } from '#web/core/errors.ts'
import { useRead } from '#web/core/use-read.ts'
import type { useDetailsQuery } from './use-details-query.ts'

/** One car with its price for the query; the price before stays while the next is under way. */
export function useCarQuote({
  asked,
  trip,
  options,
  changeChoices,
}: ReturnType<typeof useDetailsQuery>) {
  const { car, pm, appt } = asked
  const { data, error, isPlaceholderData, isPending, refetch } = useRead(
    cars,
    { car, ...trip, pm, appt, extras: options },
    { enabled: trip !== undefined && car !== undefined },
  )
  // A choice of an old link that is no longer offered: go on without choices.
  const isBadChoice =
    error instanceof CallError && error.kind === 'fields' && Boolean(pm || appt || options.length)
  useEffect(() => {
    if (isBadChoice) changeChoices({ pm: undefined, appt: undefined, options: undefined })
  })
  const answer = data?.status === 1 ? data : undefined
  const isUnknown =
    car === undefined ||
    data?.status === 0 ||
    (data !== undefined && answer?.car === undefined) ||
    (error instanceof CallError && error.status === 404)
  return {
    answer,
    isUnknown,
    isWaiting: isPending && !error,
    /** What is shown belongs to the choices before. */
    isOld: isPlaceholderData,
    hasFailed: error !== null && !isUnknown && !isBadChoice && answer === undefined,
    retry: () => void refetch(),
  }
}
