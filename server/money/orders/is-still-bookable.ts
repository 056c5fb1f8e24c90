import { nextStatus } from '#domain/money/orders/transitions.ts'
import type { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { hasOpenSwap, isOpenExtension } from './order-facts.ts'
import { type OrderRow, readOrders } from './orders-store.ts'

/**
 * Whether money that comes now can still become what it was paid for: the hold was not released,
 * and the order that an extension or a swap follows stands where it can go on. A hold that is over
 * but still keeps its car is honoured.
 */
export async function isStillBookable(db: Db | Tx, order: OrderRow): Promise<boolean> {
  return canBeBooked(order, await readOrders(db, order.transaction_id))
}

/** The same from the orders of its rental. */
export function canBeBooked(order: OrderRow, orders: readonly OrderRow[]): boolean {
  if (order.state !== 'held') return false
  if (order.kind !== 'extension' && order.kind !== 'swap') return true
  const previous = orders.find((one) => one.id === order.previous_order_id)
  const from = (previous?.rental_status ?? 'none') as RentalStatus | 'none'
  const action = order.kind === 'extension' ? 'extended' : 'swapped'
  if ('refusal' in nextStatus(from, action)) return false
  if (previous && orders.some((one) => isOpenExtension(one, previous.id))) return false
  return !hasOpenSwap(orders)
}
