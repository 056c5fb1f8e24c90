import { booking } from '#protocol/bookings/booking.ts'
import { carChange } from '#protocol/rentals/car-change.ts'
import { fieldErrors, isMissing } from '#web/core/api/errors.ts'
import { useLatest } from '#web/core/api/use-latest.ts'
import { useRead } from '#web/core/api/use-read.ts'
import type { SwapWish } from './use-swap-wish.ts'

/** The rental whose car changes, and the cars it may change to; `cars` keeps to the named ones. */
export function useSwapOffer(order: string, wish: SwapWish, cars: readonly string[] = []) {
  const held = useRead(booking, { order })
  const list = useRead(carChange, {
    order,
    cars: [...cars],
    start: wish.start || undefined,
  })
  const errors = fieldErrors(list.error)
  // A time that was chosen earlier and is past by now: the cars stand there all the same.
  const usual = useRead(carChange, { order, cars: [...cars] }, { enabled: errors !== undefined })
  const read = errors ? usual : list
  const current = held.data?.status === 1 ? held.data : undefined
  const offer = useLatest(read.data?.status === 1 ? read.data : undefined)
  return {
    car: current?.car,
    rental: current?.rental,
    offer,
    isOld: list.isPlaceholderData,
    /** The sentence at the time of the change. */
    startError: errors?.start,
    /** No such order of this person's. */
    isLost: isMissing(held.error),
    hasFailed: held.isError || read.isError || read.data?.status === 0,
    refetch: () => {
      void held.refetch()
      void list.refetch()
    },
  }
}
