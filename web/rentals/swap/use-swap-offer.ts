import { booking, carChange } from '#protocol/rentals/names.ts'
import { fieldErrors, isMissing } from '#web/core/api/errors.ts'
import { useLatest } from '#web/core/api/use-latest.ts'
import { useRead } from '#web/core/api/use-read.ts'
import type { SwapRequest } from './use-swap-request.ts'

/** The rental whose car changes, and the cars it may change to; `cars` keeps to the named ones. */
export function useSwapOffer(
  order: string,
  swapRequest: SwapRequest,
  cars: readonly string[] = [],
) {
  const held = useRead(booking, { order })
  const list = useRead(carChange, {
    order,
    cars: [...cars],
    start: swapRequest.start || undefined,
  })
  const errors = fieldErrors(list.error)
  // A time that was chosen earlier and is past by now: the cars stand there all the same.
  const usual = useRead(carChange, { order, cars: [...cars] }, { enabled: errors !== undefined })
  const read = errors ? usual : list
  const current = held.data
  const offer = useLatest(read.data)
  return {
    car: current?.car,
    rental: current?.rental,
    offer,
    isOld: list.isOld,
    /** The sentence at the time of the change. */
    startError: errors?.start,
    /** No such order of this person's. */
    isLost: isMissing(held.error),
    hasFailed: held.error !== null || read.error !== null || read.refused !== undefined,
    refetch: () => {
      held.refetch()
      list.refetch()
    },
  }
}
