import type { Duration } from './duration.ts'
import { divideHalfUp } from './half-up.ts'

/** A car's prices in cents. */
export type Rates = { day: number; week: number; month: number }

/** A price modifier's coefficient in thousandths, its smallest step. Throws RangeError unless above 0. */
export function coefficientThousandths(coefficient: number): number {
  const thousandths = Math.round(coefficient * 1000)
  if (!(thousandths > 0)) throw new RangeError(`Not a coefficient: ${coefficient}`)
  return thousandths
}

/** Months, weeks and days at their prices, before the price modifier; cents. */
export function basePrice(
  rates: Rates,
  { months, weeks, days }: Pick<Duration, 'months' | 'weeks' | 'days'>,
): number {
  return rates.month * months + rates.week * weeks + rates.day * days
}

/**
 * Booking price = (month price × months + week price × weeks + day price × days) × coefficient
 * (docs/product/prices.md#booking-price), in cents, rounded half up once at the end (docs/product/prices.md#price-modifiers).
 */
export function bookingPrice(
  rates: Rates,
  duration: Pick<Duration, 'months' | 'weeks' | 'days'>,
  coefficient: number,
): number {
  return divideHalfUp(basePrice(rates, duration) * coefficientThousandths(coefficient), 1000)
}

/** Cents a mile under a price modifier, not rounded: miles are counted first (docs/product/prices.md#booking-price). */
export function costPerMileCents(mileCents: number, coefficient: number): number {
  return (mileCents * 1000) / coefficientThousandths(coefficient)
}

/** Dollars a mile = mile price in cents / 100 / coefficient, not rounded (docs/product/prices.md#booking-price). */
export function costPerMile(mileCents: number, coefficient: number): number {
  return (mileCents * 10) / coefficientThousandths(coefficient)
}

/** Cents of one day at the coefficient: what a late cancellation and each late day cost (docs/product/money.md#refunds). */
export function oneDayPrice(dayCents: number, coefficient: number): number {
  return bookingPrice(
    { day: dayCents, week: 0, month: 0 },
    { months: 0, weeks: 0, days: 1 },
    coefficient,
  )
}

/** Cents of so many miles: miles × mile price / coefficient, rounded half up once (docs/product/prices.md#booking-price). */
export function mileageCents(miles: number, mileCents: number, coefficient: number): number {
  return divideHalfUp(miles * mileCents * 1000, coefficientThousandths(coefficient))
}
