import {
  addDays,
  addMinutes,
  type Day,
  dayOf,
  daysBetween,
  timeOf,
  wallMinutes,
  type WallTime,
} from '#domain/core/time/wall-time.ts'
import { bookingPrice, type Rates } from '../booking-price.ts'
import { rentalDuration } from '../duration.ts'
import { inSeasons, type Season, seasonsFor } from './season.ts'

/** A rental that is priced again: when, of which kind of car, at which prices. Cents. */
export type PricedRental = {
  start: WallTime
  end: WallTime
  area: string
  type: string
  rates: Rates
  coefficient: number
}

/** The rent of some rentals without a change and with it, and how many of them it changes; cents. */
export type PricedAgain = { before: number; after: number; orders: number; changed: number }

const rentOf = (rental: PricedRental, seasons: readonly Season[]): number => {
  const { start, end, rates, coefficient } = rental
  const length = inSeasons(rentalDuration(start, end), start, seasonsFor(seasons, rental))
  return bookingPrice(rates, length, coefficient)
}

function summed(pairs: readonly (readonly [was: number, is: number])[]): PricedAgain {
  const sum: PricedAgain = { before: 0, after: 0, orders: pairs.length, changed: 0 }
  for (const [was, is] of pairs) {
    sum.before += was
    sum.after += is
    if (was !== is) sum.changed += 1
  }
  return sum
}

/** What a change of seasons makes of rentals' rent (docs/product/company.md#seasons). */
export const pricedAgain = (
  rentals: readonly PricedRental[],
  before: readonly Season[],
  after: readonly Season[],
): PricedAgain => summed(rentals.map((one) => [rentOf(one, before), rentOf(one, after)]))

/** What other prices of their cars make of rentals' rent, under the same seasons (docs/product/cars.md#many-at-once). */
export const pricedAtRates = (
  rentals: readonly { was: PricedRental; is: PricedRental }[],
  seasons: readonly Season[],
): PricedAgain => summed(rentals.map(({ was, is }) => [rentOf(was, seasons), rentOf(is, seasons)]))

const daysAYear = 366

/**
 * The same dates in the year around a season, which lies in its middle: a rental of last summer is one of the summer that
 * is priced. 29 February is the day after the 28th where there is none.
 */
export function inYearOf<Rental extends Pick<PricedRental, 'start' | 'end'>>(
  rental: Rental,
  { from, until }: Pick<Season, 'from' | 'until'>,
): Rental {
  const length = daysBetween(from, until) + 1
  const first = addDays(`${from}T00:00`, -Math.max(0, Math.floor((daysAYear - length) / 2)))
  const dates = dayOf(rental.start).slice(5)
  const inYear = (year: number): Day => {
    const day = `${String(year).padStart(4, '0')}-${dates}`
    const isThere = dates !== '02-29' || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
    return isThere ? day : `${day.slice(0, 5)}03-01`
  }
  const year = Number(first.slice(0, 4))
  const day = inYear(year) >= dayOf(first) ? inYear(year) : inYear(year + 1)
  const start = `${day}T${timeOf(rental.start)}`
  const minutes = wallMinutes(rental.end) - wallMinutes(rental.start)
  return { ...rental, start, end: addMinutes(start, minutes) }
}

/** With fewer orders than this, examples say more. */
export const fewestOrders = 20

/** Lengths of the three rentals that stand for an order book that has nothing to say yet, in days. */
export const exampleDays = [7, 30, 49] as const

/** Three rentals of one car from the season's first day on. */
export const exampleRentals = (
  from: Day,
  car: Pick<PricedRental, 'area' | 'type' | 'rates'>,
): PricedRental[] =>
  exampleDays.map((days) => {
    const start = `${from}T10:00`
    return { ...car, coefficient: 1, start, end: addDays(start, days) }
  })

/** So long the last change of a season can be undone. */
export const undoSeasonMinutes = 60

/** So many seasons are set at most. */
export const mostSeasons = 100
