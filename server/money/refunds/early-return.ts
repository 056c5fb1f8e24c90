import {
  earlyEnd,
  earlyReturnRefund,
  earlyReturnTaxes,
} from '#domain/fleet/pricing/refunds/refund.ts'
import type { TaxShare } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { paidStretches } from '../orders/paid-stretches.ts'

/** What an early return gives back before anything is charged against it; cents. */
export type EarlyReturn = {
  /** Rent that was paid for this car: the order and those it extends. */
  paid: number
  rent: number
  taxes: TaxShare[]
  /** Until when rent is counted. */
  countsUntil: WallTime
}

/**
 * An early return (docs/product/money.md#refunds): max(0, rent paid − the price of start to actual end) for each
 * paid stretch, from 24 hours after the notice on.
 */
export async function readEarlyReturn(
  db: Db | Tx,
  order: OrderRow,
  { zone, returned, noticed }: { zone: string; returned: Date; noticed: Date },
): Promise<EarlyReturn> {
  const stretches = await paidStretches(db, order, zone)
  const countsUntil = earlyEnd(toWall(returned, zone), toWall(noticed, zone))
  const unused = earlyReturnRefund(stretches, countsUntil)
  return {
    paid: stretches.reduce((sum, stretch) => sum + stretch.rent, 0),
    rent: unused.reduce((sum, cents) => sum + cents, 0),
    taxes: earlyReturnTaxes(stretches, unused, countsUntil),
    countsUntil,
  }
}
