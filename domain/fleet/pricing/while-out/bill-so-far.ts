import { addMinutes, wallMinutes, type WallTime } from '#domain/core/time/wall-time.ts'
import { mileageCents } from '../booking-price.ts'
import { paidMiles } from '../settlement.ts'
import { type Tax, taxOf } from '../taxes/tax.ts'

/** A rental that is out, with the newest reading of its odometer; cents, the area's wall clock. */
export type Running = {
  /** What is paid for it, without the deposit. */
  rent: number
  startOdometer: number
  odometer: number
  /** When that was read; unknown of a car that nobody has read. */
  readAt: WallTime | undefined
  /** Since when its days count, and since when it is driven. */
  start: WallTime
  drivenSince: WallTime
  end: WallTime
  now: WallTime
  includedMilesPerDay: number
  mileCents: number
  coefficient: number
  taxes: readonly Tax[]
}

type Sums = { miles: number; milesPrice: number; total: number }

/** A pace of less than a day says nothing about the days to come. */
const leastMinutes = 24 * 60

/** What so many miles cost with their taxes when the rental ends at `ended`: as its settlement says. */
function sumsOf(running: Running, miles: number, ended: WallTime): Sums {
  const { startOdometer, includedMilesPerDay, start, mileCents, coefficient, taxes } = running
  const endOdometer = startOdometer + miles
  const paid = paidMiles({ startOdometer, endOdometer, includedMilesPerDay, start, ended })
  const driven = mileageCents(paid, mileCents, coefficient)
  const milesPrice = driven + taxOf(taxes, { bases: { miles: driven } })
  return { miles, milesPrice, total: running.rent + milesPrice }
}

/**
 * The bill as it stands, and where it goes when the renter drives on until the end as until the
 * newest reading (docs/product/money.md#bill-so-far). No heading without a reading of at least a day.
 */
export function billSoFar(running: Running): { soFar: Sums; heading?: Sums } {
  const { startOdometer, odometer, readAt, drivenSince, now } = running
  // Whoever brings the car late drives until then.
  const end = running.end > now ? running.end : now
  const miles = Math.max(0, odometer - startOdometer)
  const soFar = sumsOf(running, miles, now)
  if (readAt === undefined || readAt < addMinutes(drivenSince, leastMinutes)) return { soFar }
  const [from, read, until] = [drivenSince, readAt, end].map(wallMinutes) as [
    number,
    number,
    number,
  ]
  const all = Math.max(miles, Math.round((miles * (until - from)) / (read - from)))
  return { soFar, heading: sumsOf(running, all, end) }
}
