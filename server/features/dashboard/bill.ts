import { billSoFar, type Running } from '#domain/pricing/bill-so-far.ts'
import { quotedTripPrice } from '#domain/pricing/trip-price.ts'
import { lateGraceMinutes } from '#domain/pricing/settlement.ts'
import { lateness } from '#domain/rentals/lateness.ts'
import { addMinutes } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import { isRunning } from '../orders/order-facts.ts'
import type { OrderRow } from '../orders/orders-store.ts'

type Car = { odometer: number; odometer_read_at: Date | null }
type Sums = ReturnType<typeof billSoFar>['soFar']

const dollars = ({ miles, milesPrice, total }: Sums) => ({
  miles,
  milesPrice: milesPrice / 100,
  total: total / 100,
})

/** Since when the days of an order count: an extension's from its payment on. */
export const countedSince = (order: OrderRow): Date =>
  order.kind === 'extension' ? order.created_at : order.starts_at

/** The bill of a car that is out, by the prices that were agreed for the order. */
export function billOf(order: OrderRow, car: Car, zone: string, now: Date) {
  if (!isRunning(order) || order.start_odometer === null) return undefined
  const { coefficient, terms } = order.quote
  const since = countedSince(order)
  const running: Running = {
    ...terms,
    coefficient,
    rent: quotedTripPrice(order.quote, 0),
    startOdometer: order.start_odometer,
    odometer: car.odometer,
    readAt: car.odometer_read_at ? toWall(car.odometer_read_at, zone) : undefined,
    start: toWall(since, zone),
    drivenSince: toWall(order.picked_up_at ?? since, zone),
    end: toWall(order.ends_at, zone),
    now: toWall(now, zone),
  }
  const { soFar, heading } = billSoFar(running)
  return {
    rent: running.rent / 100,
    soFar: dollars(soFar),
    heading: heading && dollars(heading),
  }
}

/** What a later return costs, said before it is late: nothing within the grace, then each started day with its tax. */
export function ifLateOf(order: OrderRow, zone: string) {
  if (!isRunning(order)) return undefined
  const { terms, coefficient } = order.quote
  const end = toWall(order.ends_at, zone)
  const graceUntil = addMinutes(end, lateGraceMinutes)
  const agreed = { dayCents: terms.rates.day, coefficient, taxRate: terms.taxRate }
  const one = lateness(end, addMinutes(graceUntil, 1), agreed)
  return { graceUntil, dayPrice: ((one?.dayPrice ?? 0) + (one?.tax ?? 0)) / 100 }
}
