import { billSoFar } from '#domain/fleet/pricing/while-out/bill-so-far.ts'
import type { OpenRental } from '#domain/fleet/pricing/while-out/open-rental.ts'
import { lateGraceMinutes } from '#domain/fleet/pricing/settlement.ts'
import { lateness } from '#domain/rentals/rentals/lateness.ts'
import { addMinutes, type WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { isRunning } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { lateTerms } from '../rentals/late.ts'

type Sums = ReturnType<typeof billSoFar>['soFar']

const dollars = ({ miles, milesPrice, total }: Sums) => ({
  miles,
  milesPrice: milesPrice / 100,
  total: total / 100,
})

/** The bill of a car that is out, by the prices that were agreed for the order. */
export function billOf(open: OpenRental, now: WallTime) {
  const { soFar, heading } = billSoFar({ ...open, now })
  return {
    rent: open.rent / 100,
    soFar: dollars(soFar),
    heading: heading && dollars(heading),
  }
}

/** What a later return costs, said before it is late: nothing within the grace, then each started day with its tax. */
export function ifLateOf(order: OrderRow, zone: string) {
  if (!isRunning(order)) return undefined
  const end = toWall(order.ends_at, zone)
  const graceUntil = addMinutes(end, lateGraceMinutes)
  const one = lateness(end, addMinutes(graceUntil, 1), lateTerms(order))
  return { graceUntil, dayPrice: ((one?.dayPrice ?? 0) + (one?.tax ?? 0)) / 100 }
}
