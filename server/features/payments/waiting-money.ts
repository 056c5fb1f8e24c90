import { wake } from '../../core/jobs/topics.ts'
import type { Services } from '../../core/api/context.ts'
import type { Tx } from '../../db/database.ts'
import type { By } from '../orders/status-change.ts'
import { endBooking } from '../cancellation/end-booking.ts'
import { waitsForKeys } from '../orders/order-facts.ts'
import { addEvent, type OrderRow } from '../orders/orders-store.ts'
import { bookOrder } from '../confirmation/book-order.ts'
import { paymentLines, writeEntry } from '../ledger/ledger.ts'
import { paymentEvidence } from '../ledger/payment-evidence.ts'
import { tellOfMoney } from '../ledger/tell-of-money.ts'

/*
 * Bank transfers and cash: promised by the renter, seen (or not) by staff (docs/product/booking-and-payment.md#methods). Callers
 * hold the order's lock. Each answers false when there is nothing to decide any more.
 */

type How = { by: By; message?: string | undefined; services: Pick<Services, 'tell'>; now: Date }

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
  await wake(tx, 'documents')
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
