import {
  bookingPrice,
  costPerMileCents,
  mileageCents,
  milesToPay,
  type Rates,
  type Stay,
} from './booking-price.ts'
import type { Duration } from './duration.ts'
import type { MileRate } from './line-text.ts'
import type { Quote } from './quote-line.ts'
import { taxesOf } from './taxes/order-taxes.ts'
import { type Tax, taxOf } from './taxes/tax.ts'

export type PriceModifier = { id: string; coefficient: number }

/** What decides the price of a trip with its miles. Amounts are cents. */
export type Trip = {
  /** With the days of it that lie in seasons. */
  duration: Stay & Pick<Duration, 'totalDays'>
  rates: Rates
  mileCents: number
  includedMilesPerDay: number
  /** The area's, as they are in force. */
  taxes: readonly Tax[]
  /** How far the renter means to drive in all, whole miles. */
  miles: number
}

/** In the place of a price modifier's id: whichever the trip costs least under (docs/wire.md). */
export const leastPlan = 'cheapest'

/** What a trip costs in all under one price modifier, without the deposit. Cents, but for `paidMiles`. */
export type TripPrice = {
  modifierId: string
  /** What is paid before the trip: rent and its taxes. */
  rent: number
  /** Those beyond the included ones. */
  paidMiles: number
  /** What the settlement takes for exactly these miles, `milesTax` in it. */
  milesPrice: number
  milesTax: number
  total: number
}

/** What the miles of a trip that ends on time cost at its settlement, its tax included; cents. */
export type MilesEstimate = {
  paidMiles: number
  unitPrice: number
  amount: number
  /** What of the amount is tax. */
  tax: number
  rate: MileRate
}

type Miles = Pick<Trip, 'mileCents' | 'includedMilesPerDay' | 'taxes' | 'miles'>

function estimate(trip: Miles, totalDays: number, coefficient: number): MilesEstimate {
  const paidMiles = milesToPay(trip.miles, trip.includedMilesPerDay, totalDays)
  const driven = mileageCents(paidMiles, trip.mileCents, coefficient)
  const tax = taxOf(trip.taxes, { bases: { miles: driven } })
  return {
    paidMiles,
    unitPrice: costPerMileCents(trip.mileCents, coefficient),
    amount: driven + tax,
    tax,
    rate: { cents: trip.mileCents, coefficient },
  }
}

/** The same for an agreed quote: its terms decide, whatever the car costs today. */
export function milesEstimate(
  { terms, totalDays, coefficient }: Pick<Quote, 'terms' | 'totalDays' | 'coefficient'>,
  miles: number,
): MilesEstimate {
  return estimate({ ...terms, taxes: taxesOf(terms), miles }, totalDays, coefficient)
}

/**
 * What an agreed order costs with these miles: all that it takes before the trip but the deposit, and
 * the miles. Credit is a way to pay and makes no trip cheaper. Cents.
 */
export function quotedTripPrice(quote: Quote, miles: number): number {
  const before = quote.lines.reduce(
    (sum, { code, amount }) => (code === 'deposit' || code === 'credit' ? sum : sum + amount),
    0,
  )
  return before + milesEstimate(quote, miles).amount
}

/**
 * Rent and miles of a trip that ends on time, each with its taxes, exactly as quote and settlement
 * take them (docs/product/prices.md#price-with-miles).
 * @throws RangeError when an amount, a coefficient or the miles cannot be one
 */
export function tripPrice(trip: Trip, { id, coefficient }: PriceModifier): TripPrice {
  const price = bookingPrice(trip.rates, trip.duration, coefficient)
  const days = trip.duration.totalDays
  const rent = price + taxOf(trip.taxes, { bases: { rent: price }, days })
  const { paidMiles, amount, tax } = estimate(trip, days, coefficient)
  return {
    modifierId: id,
    rent,
    paidMiles,
    milesPrice: amount,
    milesTax: tax,
    total: rent + amount,
  }
}

/** The plan that costs least for these miles, and what it saves beside the Normal price; cents. */
export type BestTripPrice = TripPrice & { saves: number }

/**
 * The cheapest of the price modifiers for a trip. Of equal ones the Normal price (coefficient 1),
 * then the one that leaves more to be paid later, then the first by id: whoever drives less than
 * meant has then paid less.
 */
export function bestTripPrice(trip: Trip, modifiers: readonly PriceModifier[]): BestTripPrice {
  const [first, ...others] = modifiers
  if (!first) throw new RangeError('There is no price modifier')
  const priced = [first, ...others].map((modifier) => ({
    modifier,
    price: tripPrice(trip, modifier),
  }))
  const normal = priced.find(({ modifier }) => modifier.coefficient === 1)
  const rank = ({ modifier, price }: (typeof priced)[number]) =>
    [price.total, modifier === normal?.modifier ? 0 : 1, price.rent] as const
  const best = priced.reduce((least, next) => {
    const [a, b] = [rank(least), rank(next)]
    const at = a.findIndex((part, index) => part !== b[index])
    if (at < 0) return next.modifier.id < least.modifier.id ? next : least
    return (b[at] ?? 0) < (a[at] ?? 0) ? next : least
  })
  const saves = (normal ?? best).price.total - best.price.total
  return { ...best.price, saves }
}
