import type { Services } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { By } from '../orders/status-change.ts'
import { endBooking } from '../../rentals/cancellation/end-booking.ts'
import { waitsForKeys } from '../orders/order-facts.ts'
import type { OrderRow } from '../orders/orders-store.ts'

/*
 * Bank transfers and cash: promised by the renter, seen (or not) by staff (docs/product/booking-and-payment.md#methods). Callers
 * hold the order's lock. The first two answer false when there is nothing left to decide.
 */

type How = { by: By; message?: string | undefined; services: Pick<Services, 'tell'>; now: Date }

export async function moneyArrived(
  tx: Tx,
  order: OrderRow,
  paymentId: string,
  { by, services, now }: How,
): Promise<boolean> {
  const payment = await tx
    .updateTable('payment')
    .set({ state: 'paid', paid_at: now })
    .where('id', '=', paymentId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (!payment) return false
  const settled = { orderId: order.id, paymentId: payment.id, seenBy: by.id }
  await services.tell(tx, { kind: 'paymentSettled', ...settled, at: now })
  return true
}

export async function moneyMissing(
  tx: Tx,
  order: OrderRow,
  paymentId: string,
  how: How,
): Promise<boolean> {
  const payment = await tx
    .selectFrom('payment')
    .select('state')
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (payment?.state !== 'waiting') return false
  if (waitsForKeys(order)) {
    await endBooking(tx, order, { ...how, action: 'transferMissing' })
    return true
  }
  // A balance stays open until it is paid.
  await tx
    .updateTable('payment')
    .set({ state: 'refused', refusal: 'transferMissing' })
    .where('id', '=', paymentId)
    .execute()
  return true
}

/**
 * What was promised in another way for an order that is paid now, a balance, is asked of nobody. A
 * transfer that comes all the same is late (`isLateTransfer`), and goes back.
 */
export async function awaitNoMore(tx: Tx, order: OrderRow): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ state: 'replaced', refusal: 'cancelled' })
    .where('order_id', '=', order.id)
    .where('state', '=', 'waiting')
    .execute()
}
