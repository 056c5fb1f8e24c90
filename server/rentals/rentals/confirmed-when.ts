import { answerBy } from '#domain/money/orders/answer-by.ts'
import { isHoldLive } from '#domain/money/orders/hold.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import type { AroundOrders } from '../../money/orders/around-orders.ts'
import { answeringOf } from '../../money/orders/awaited.ts'
import { askedOf } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

type When = Pick<Rental, 'answerBy' | 'waitsForChanges' | 'waitsForPapers'>

/**
 * What is said of the time until an order is confirmed: the moment that is promised, or what it waits for. Of a car that
 * is held, as if it were paid now (docs/product/booking-and-payment.md#confirmation).
 */
export function confirmedWhen(
  order: OrderRow,
  { around, zone, now }: { around: AroundOrders; zone: string; now: Date },
): When {
  const isHeld =
    order.kind === 'start' && order.state === 'held' && isHoldLive(order.hold_expires_at, now)
  if (!isHeld && order.confirmation !== 'pending') return {}
  if (askedOf(order, around.ordersOf(order)) !== null) return { waitsForChanges: true }
  if (!isHeld && !order.paid) return {}
  const answering = answeringOf(order, isHeld ? now : order.booked_at, { around, zone })
  if (!answering) return {}
  const { since, promise } = answering
  if (!since) return { waitsForPapers: true }
  return { answerBy: answerBy(order.kind, since, now, promise)?.toISOString() }
}
