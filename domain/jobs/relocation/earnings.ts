import { bookingPrice, type Rates } from '#domain/fleet/pricing/booking-price.ts'

/** What moving a car earns is counted over so many days (docs/product/jobs.md#relocation). */
export const countedDays = 30

/** Cents: less is not worth anybody's day, and is not offered. */
export const leastReward = 2_000
/** Cents for taking and bringing a car, and for each mile by road. */
const handling = 2_000
const perMile = 18.5
/** Rewards are whole steps of so much. */
const step = 500
/** Never more of what moving earns. */
const mostShare = 0.4

/** Days that a car is rented of the next 30, at the share of days at which cars like it are. */
export const rentedDays = (share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * countedDays)

/** Cents of rent for so many days, at most 30, by the car's own prices. */
function rentOf(rates: Rates, days: number): number {
  const whole = Math.min(countedDays, Math.max(0, Math.floor(days)))
  const months = Math.floor(whole / 30)
  const left = whole % 30
  const split = { months, weeks: Math.floor(left / 7), days: left % 7 }
  // Four weeks never cost more than the month that holds them.
  return Math.min(rates.month, bookingPrice(rates, split, 1))
}

/**
 * Cents that moving a car earns in the next 30 days: the rent of the days it would be rented there,
 * less the rent of those it would be rented where it stands.
 */
export const movingEarns = (rates: Rates, days: { there: number; here: number }): number =>
  Math.max(0, rentOf(rates, days.there) - rentOf(rates, days.here))

/**
 * Cents to offer for bringing a car so far, in steps of $5: from the miles by road, never more than
 * 40 % of what moving earns. Undefined where that leaves too little for anybody's day.
 */
export function suggestedReward(miles: number, earns: number): number | undefined {
  const byMiles = Math.round((handling + miles * perMile) / step) * step
  const most = Math.floor((earns * mostShare) / step) * step
  const reward = Math.min(byMiles, most)
  return reward < leastReward ? undefined : reward
}
