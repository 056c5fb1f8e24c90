import type { Services } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { By } from '../orders/status-change.ts'
import { withdrawCharge } from '../ledger/planned-charges.ts'
import type { OrderRow } from '../orders/orders-store.ts'

/*
 * Bank transfers and cash: promised by the renter, seen (or not) by staff (docs/product/booking-and-payment.md#methods). Callers
 * hold the order's lock.
 */

type How = { by: By; services: Pick<Services, 'tell'>; now: Date }

/** Staff saw the money. @returns false when there is nothing left to decide */
export async function moneyArrived(
  tx: Tx,
  order: OrderRow,
  paymentId: string,
  { by, services, now }: How,
): Promise<boolean> {
  const payment = await tx
    .updateTable('payment')
    .set({ state: 'paid', paid_at: now, taken_by: by.id ?? null })
    .where('id', '=', paymentId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (!payment) return false
  const settled = { orderId: order.id, paymentId: payment.id, seenBy: by.id }
  await services.tell(tx, { kind: 'paymentSettled', ...settled, at: now })
  return true
}

/** Whether money that was promised is still waited for. */
export async function isWaiting(tx: Tx, paymentId: string): Promise<boolean> {
  const payment = await tx
    .selectFrom('payment')
    .select('state')
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return payment?.state === 'waiting'
}

/** The money of a balance did not come: it stays open until it is paid. */
export async function refuseWaiting(tx: Tx, paymentId: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ state: 'refused', refusal: 'transferMissing' })
    .where('id', '=', paymentId)
    .execute()
}

/**
 * What was promised in another way for an order that is paid now, a balance, is asked of nobody. A
 * transfer that comes all the same is late (`isLateTransfer`), and goes back; a charge that was announced is withdrawn.
 */
export async function awaitNoMore(tx: Tx, order: OrderRow): Promise<void> {
  await withdrawCharge(tx, order.id)
  await tx
    .updateTable('payment')
    .set({ state: 'replaced', refusal: 'cancelled' })
    .where('order_id', '=', order.id)
    .where('state', '=', 'waiting')
    .execute()
}
