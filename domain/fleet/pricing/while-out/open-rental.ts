import type { WallTime } from '#domain/core/time/wall-time.ts'
import type { Rates } from '../booking-price.ts'
import type { Running } from './bill-so-far.ts'
import type { Fuel } from '../energy.ts'
import type { PaidStretch } from '../refunds/refund.ts'
import type { SeasonDays } from '../seasons/season.ts'
import type { Tax } from '../taxes/tax.ts'

/** The prices of more days with the car that is out, as it costs today. Cents. */
export type MoreDays = {
  rates: Rates
  mileCents: number
  includedMilesPerDay: number
  coefficient: number
  /** Those that are set today for this car. */
  seasons?: readonly SeasonDays[]
  taxes: readonly Tax[]
  /** What a month of the company's collision cover costs while it is bought. */
  coverMonth: number | undefined
  /** What an accepted offer takes off the rent of an extension. */
  offerCredit: number
}

/**
 * All that a rental that is out is priced with: when its car comes back, or when it is kept longer
 * (docs/product/money.md#preview). Amounts are cents, times the area's wall clock.
 */
export type OpenRental = Omit<Running, 'now'> & {
  dayCents: number
  /** Those that the order keeps for its car, for late days. */
  seasons?: readonly SeasonDays[]
  /** Days of the rental up to its end, for taxes of its first ones. */
  rentalDays: number
  fuel: Fuel
  /** Evening appointments that were made after the price was agreed. */
  appointment: number
  /** The order and those it extends, oldest first. */
  stretches: readonly PaidStretch[]
  /** When the return was announced. */
  noticed: WallTime | undefined
  /** Of the deposit, what is still held. */
  deposit: number
  /** What the books owe the company already; negative what they owe the renter. */
  owed: number
  /** What the renter earned by bringing cars. */
  credit: number
  more: MoreDays
}
