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

/** How many days of a rental's months, of its weeks and of its single days lie in one season, and its whole percent. */
export type SeasonShare = {
  id: string
  percent: number
  monthDays: number
  weekDays: number
  days: number
}

/** A length as it is priced: with the days of it that lie in seasons. */
export type Stay = Pick<Duration, 'months' | 'weeks' | 'days'> & {
  seasons?: readonly SeasonShare[]
}

/**
 * What a season adds to the rent (docs/product/prices.md#seasons): of each unit's price the part of its days that lie in
 * it (`base`), and the percentage of that (`amount`); each rounded half up once, cents.
 */
export function seasonPrice(
  { day, week, month }: Rates,
  { percent, monthDays, weekDays, days }: SeasonShare,
): { base: number; amount: number } {
  const base = divideHalfUp(7 * month * monthDays + 30 * week * weekDays + 210 * day * days, 210)
  return { base, amount: Math.floor((2 * base * percent + 100) / 200) }
}

/** Months, weeks and days at their prices, and what seasons add to them, before the price modifier; cents. */
export function basePrice(rates: Rates, { months, weeks, days, seasons = [] }: Stay): number {
  const split = rates.month * months + rates.week * weeks + rates.day * days
  return seasons.reduce((sum, share) => sum + seasonPrice(rates, share).amount, split)
}

/**
 * Booking price = (month price × months + week price × weeks + day price × days + seasons) × coefficient
 * (docs/product/prices.md#booking-price), in cents, rounded half up once at the end (docs/product/prices.md#price-modifiers).
 */
export function bookingPrice(rates: Rates, stay: Stay, coefficient: number): number {
  return divideHalfUp(basePrice(rates, stay) * coefficientThousandths(coefficient), 1000)
}

/** Cents a mile under a price modifier, not rounded: miles are counted first (docs/product/prices.md#booking-price). */
export function costPerMileCents(mileCents: number, coefficient: number): number {
  return (mileCents * 1000) / coefficientThousandths(coefficient)
}

/** Dollars a mile = mile price in cents / 100 / coefficient, not rounded (docs/product/prices.md#booking-price). */
export function costPerMile(mileCents: number, coefficient: number): number {
  return (mileCents * 10) / coefficientThousandths(coefficient)
}

/**
 * Cents of one day at the coefficient, on a date whose season has that percent: what a late cancellation and each late
 * day cost (docs/product/money.md#refunds).
 */
export function oneDayPrice(dayCents: number, coefficient: number, percent = 0): number {
  const season = { id: '', percent, monthDays: 0, weekDays: 0, days: 1 }
  return bookingPrice(
    { day: dayCents, week: 0, month: 0 },
    { months: 0, weeks: 0, days: 1, seasons: [season] },
    coefficient,
  )
}

/** Cents of so many miles: miles × mile price / coefficient, rounded half up once (docs/product/prices.md#booking-price). */
export function mileageCents(miles: number, mileCents: number, coefficient: number): number {
  return divideHalfUp(miles * mileCents * 1000, coefficientThousandths(coefficient))
}

/** Of so many miles those that are paid: each day of the trip includes some. */
export const milesToPay = (miles: number, includedMilesPerDay: number, totalDays: number) =>
  Math.max(0, miles - includedMilesPerDay * Math.max(1, totalDays))
