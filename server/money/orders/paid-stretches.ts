import { daysOnly, type PaidStretch, paidParts } from '#domain/fleet/pricing/refunds/refund.ts'
import { keptSeasons } from '#domain/fleet/pricing/seasons/kept-seasons.ts'
import { taxedOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type OrderRow, readOrders } from './orders-store.ts'

/**
 * The order and those it extends, oldest first: all with the same car; before them, for the taxes on their days
 * alone, those of a car that was changed. Who extends before the end has days left of more than one of them;
 * `zone` is the area's.
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
  const goesOn = order.kind === 'extension' || order.kind === 'swap'
  const previous = goesOn && orders.find((one) => one.id === order.previous_order_id)
  const before = previous ? stretchesOf(previous, orders, zone) : []
  const taxed = taxedOf(order.quote)
  const own: PaidStretch = {
    start: toWall(order.starts_at, zone),
    end: toWall(order.ends_at, zone),
    // What nobody paid, nobody gets back.
    rent: order.paid ? paidParts(order.quote).rent : 0,
    rates: order.quote.terms.rates,
    coefficient: order.quote.coefficient,
    seasons: keptSeasons(order.quote.terms),
    taxed: order.paid ? taxed : { ...taxed, paid: {} },
  }
  return [...(order.kind === 'swap' ? before.map(daysOnly) : before), own]
}
