import type { OutputOf } from '#protocol/core/operation.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { carChange } from '#protocol/rentals/swap/car-change.ts'

/** What a rental may change to. */
export type SwapOffer = OutputOf<typeof carChange>

/** A car to change to with its price, as `carChange` lists it. */
export type SwapCar = SwapOffer['cars'][number]

/** From the change to the end of the rental, and when the change may be. */
export type SwapDates = NonNullable<SwapOffer['dates']>

/** Why the car is changed, which decides about the fee. */
export type SwapReason = NonNullable<SwapOffer['reason']>

/** Search parameters of the details of a car to change to, once the dates are known. */
export function swapDetails({ id, areaId }: Car, order: string, dates: SwapDates | undefined) {
  return { car: id, area: areaId, start: dates?.start, end: dates?.end, type: 'change', order }
}
