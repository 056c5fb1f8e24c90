import { type PaidStretch, paidParts } from '#domain/fleet/pricing/refund.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type OrderRow, readOrders } from './orders-store.ts'

/**
 * The order and those it extends, oldest first: all with the same car. Who extends before the end
 * has days left of more than one of them; `zone` is the area's.
 */
export async function paidStretches(
  db: Db | Tx,
  order: OrderRow,
  zone: string,
): Promise<PaidStretch[]> {
  return stretchesOf(order, await readOrders(db, order.transaction_id), zone)
}

/** The same, of orders that were read. */
export function stretchesOf(
  order: OrderRow,
  orders: readonly OrderRow[],
  zone: string,
): PaidStretch[] {
  const before =
    order.kind === 'extension'
      ? orders.find((one) => one.id === order.previous_order_id)
      : undefined
  const own: PaidStretch = {
    start: toWall(order.starts_at, zone),
    end: toWall(order.ends_at, zone),
    // What nobody paid, nobody gets back.
    rent: order.paid ? paidParts(order.quote).rent : 0,
    rates: order.quote.terms.rates,
    coefficient: order.quote.coefficient,
    taxRate: order.quote.terms.taxRate,
  }
  return before ? [...stretchesOf(before, orders, zone), own] : [own]
}
