import type { OutputOf } from '#protocol/core/operation.ts'
import type { carChange } from '#protocol/swap/car-change.ts'

type SwapOffer = OutputOf<typeof carChange>

/** A car to change to with its price, as `carChange` lists it. */
export type SwapCar = SwapOffer['cars'][number]

/** From the change to the end of the rental, and when the change may be. */
export type SwapDates = NonNullable<SwapOffer['dates']>

/** Why the car is changed, which decides about the fee. */
export type SwapReason = NonNullable<SwapOffer['reason']>
