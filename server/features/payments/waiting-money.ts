import type { Config } from '../../config.ts'
import type { Tx } from '../../db/database.ts'
import { type By } from '../rentals/change-status.ts'
import { endBooking } from '../rentals/end-booking.ts'
import { waitsForKeys } from '../rentals/order-facts.ts'
import { addEvent, type OrderRow } from '../rentals/orders-store.ts'
import { bookOrder } from './book-order.ts'
import { paymentLines, writeEntry } from './ledger.ts'
import { paymentEvidence } from './payment-evidence.ts'
import { tellOfMoney } from './tell-of-money.ts'

/*
 * Bank transfers and cash: promised by the renter, seen (or not) by staff (PRODUCT.md 8). Callers
 * hold the order's lock. Each answers false when there is nothing to decide any more.
 */

type How = { by: By; message?: string | undefined; config: Config; now: Date }

export async function moneyArrived(
  tx: Tx,
  order: OrderRow,
  paymentId: string,
  { by, now }: How,
): Promise<boolean> {
  const payment = await tx
    .updateTable('payment')
    .set({ state: 'paid', paid_at: now })
    .where('id', '=', paymentId)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (!payment) return false
  await writeEntry(tx, {
    transactionId: order.transaction_id,
    orderId: order.id,
    paymentId,
    code: 'payment',
    lines: paymentLines(order.quote, payment.kind, payment.fee_cents),
    now,
  })
  await paymentEvidence(tx, payment, 'paid', now)
  await tellOfMoney(
    tx,
    order,
    { news: 'arrived', cents: payment.due_cents + payment.fee_cents, id: payment.id },
    now,
  )
  if (order.kind === 'extension' || order.kind === 'balance') {
    await bookOrder(tx, order, { paid: true, code: 'paid', now })
    return true
  }
  await tx.updateTable('rental_order').set({ paid: true }).where('id', '=', order.id).execute()
  const actorId = by.id ? { actorId: by.id } : {}
  await addEvent(tx, order.id, now, { actor: by.actor, ...actorId, code: 'paid' })
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
