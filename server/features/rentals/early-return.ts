import { earlyEnd, earlyReturnRefund } from '#domain/pricing/refund.ts'
import { shareOf } from '#domain/pricing/half-up.ts'
import type { WallTime } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { OrderRow } from './orders-store.ts'
import { paidStretches } from './paid-stretches.ts'

/** What an early return gives back before anything is charged against it; cents. */
export type EarlyReturn = {
  /** Rent that was paid for this car: the order and those it extends. */
  paid: number
  rent: number
  tax: number
  /** Until when rent is counted. */
  countsUntil: WallTime
}

/**
 * An early return (PRODUCT.md 6): max(0, rent paid − the price of start to actual end) for each
 * paid stretch, from 24 hours after the notice on.
 */
export async function earlyReturnOf(
  db: Db | Tx,
  order: OrderRow,
  { zone, returned, noticed }: { zone: string; returned: Date; noticed: Date },
): Promise<EarlyReturn> {
  const stretches = await paidStretches(db, order, zone)
  const countsUntil = earlyEnd(toWall(returned, zone), toWall(noticed, zone))
  const rent = earlyReturnRefund(stretches, countsUntil).reduce((sum, cents) => sum + cents, 0)
  return {
    paid: stretches.reduce((sum, stretch) => sum + stretch.rent, 0),
    rent,
    tax: shareOf(rent, order.quote.terms.taxRate),
    countsUntil,
  }
}
