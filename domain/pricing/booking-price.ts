import type { Duration } from './duration.ts'

/** Cents a day, a week of 7 days and a month of 30. */
export type Rates = { day: number; week: number; month: number }

/** Coefficients have at most three decimals, so thousandths are exact. */
export const inThousandths = (coefficient: number) => Math.round(coefficient * 1000)

/** Divides whole numbers of 0 or more, half up. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}

type Parts = Pick<Duration, 'months' | 'weeks' | 'days'>

/** The rent before the price modifier, in cents. */
export function basePrice(rates: Rates, { months, weeks, days }: Parts): number {
  return rates.month * months + rates.week * weeks + rates.day * days
}

/** SEED.md 9: (month × months + week × weeks + day × days) × coefficient, in cents, half up once. */
export function bookingPrice(rates: Rates, parts: Parts, coefficient: number): number {
  return divideHalfUp(basePrice(rates, parts) * inThousandths(coefficient), 1000)
}

/** SEED.md 9: mile price in cents, divided by 100, divided by the coefficient; dollars, four decimals. */
export function costPerMile(mileCents: number, coefficient: number): number {
  return Math.round((mileCents / 100 / coefficient) * 10_000) / 10_000
}
