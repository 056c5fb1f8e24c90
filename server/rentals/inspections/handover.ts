import type { OrderRow } from '../../money/orders/orders-store.ts'

/**
 * The order with which the car of an order was handed over: extensions go on with the same car.
 * `orders` are all of the rental.
 */
export function handoverOf(orders: readonly OrderRow[], order: OrderRow): OrderRow {
  if (order.kind !== 'extension') return order
  const before = orders.find((one) => one.id === order.previous_order_id)
  return before ? handoverOf(orders, before) : order
}
