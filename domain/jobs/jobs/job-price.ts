import { mostSeats } from './job.ts'

/** Miles that a gallon carries a car of the fleet's middle. */
const milesPerGallon = 26
/** Cents a mile that a car costs besides its gas: tires, service, wear. */
const wearCentsPerMile = 22
/** Roads are longer than straight lines. */
const roadFactor = 1.3
/** Cents an hour that help is worth at least, as suggested. */
const helpHourCents = 2_000

/** Miles by road, guessed from the straight line. */
export const roadMiles = (straightMiles: number): number => straightMiles * roadFactor

/** Minutes by road: slow in town, faster on the way. */
export const roadMinutes = (miles: number): number =>
  Math.round(miles <= 10 ? miles * 2.4 : 24 + (miles - 10) * 1.15)

/** Cents of gas for so many miles. @param gasPriceCents a gallon, in the area */
export const gasCents = (miles: number, gasPriceCents: number): number =>
  Math.round((miles / milesPerGallon) * gasPriceCents)

/** What a trip costs its driver, in cents: gas and wear (docs/product/jobs.md#sharing-the-cost). */
export const tripCostCents = (miles: number, gasPriceCents: number): number =>
  gasCents(miles, gasPriceCents) + Math.round(miles * wearCentsPerMile)

/**
 * The most that a seat of a ride costs: all seats together never more than the trip
 * (docs/product/jobs.md#sharing-the-cost).
 */
export function highestSeatCents(miles: number, gasPriceCents: number, seats: number): number {
  return Math.floor(tripCostCents(miles, gasPriceCents) / Math.max(1, seats))
}

/**
 * A price to begin with, in whole dollars as cents: a seat of a ride offered shares the trip with
 * its driver; who asks for a ride or a delivery pays the trip there and back; help pays its hours.
 */
export function suggestedPriceCents(asked: {
  type: string
  miles: number
  gasPriceCents: number
  seats: number
}): number {
  const { type, miles, gasPriceCents, seats } = asked
  const trip = tripCostCents(miles, gasPriceCents)
  const whole = (cents: number) => Math.max(100, Math.round(cents / 100) * 100)
  if (type === 'rideOffer') {
    const people = Math.min(mostSeats, Math.max(1, seats)) + 1
    return Math.min(whole(trip / people), highestSeatCents(miles, gasPriceCents, seats))
  }
  if (type === 'rideRequest' || type === 'delivery' || type === 'relocation') return whole(trip * 2)
  return whole(helpHourCents * 2 + trip)
}
