import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Trip } from '../parts/sound-trip.ts'
import type { useDetailsQuery } from './use-details-query.ts'

/** What price card and bottom bar are given. */
export type QuotedProps = {
  car: Car
  quote: CalculatorData | undefined
  /** The price belongs to the choices before. */
  isOld: boolean
  query: ReturnType<typeof useDetailsQuery> & { trip: Trip }
}

/** Where the dates are chosen: who takes other ones goes on there. */
export const datesId = 'car-dates'
