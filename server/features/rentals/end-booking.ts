import type { Config } from '../../config.ts'
import type { Tx } from '../../db/database.ts'
import { refundOwedLines, writeEntry } from '../payments/ledger.ts'
import { queuePaymentMail } from '../payments/payment-mail.ts'
import { addEvent, type OrderRow } from './orders-store.ts'

type Ending = {
  code: 'refused' | 'transferMissing'
  actor: 'staff' | 'system'
  actorId?: string
  message?: string | undefined
  config: Config
  now: Date
}

/**
 * Ends a booking that was not picked up (87): the car and the slot are free again, and what was
 * paid goes back. The caller holds the order's lock.
 */
export async function endBooking(tx: Tx, order: OrderRow, ending: Ending): Promise<void> {
  const { now, code } = ending
  await tx
    .updateTable('rental_order')
    .set({
      state: 'ended',
      rental_status: 87,
      confirmation: code === 'refused' ? 'refused' : order.confirmation,
      admin_message: ending.message ?? null,
    })
    .where('id', '=', order.id)
    .execute()
  await tx.deleteFrom('occupancy').where('order_id', '=', order.id).execute()
  await tx.deleteFrom('appointment_seat').where('order_id', '=', order.id).execute()
  const payments = await tx
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute()
  for (const payment of payments) {
    if (payment.state === 'waiting') {
      await tx
        .updateTable('payment')
        .set({ state: 'refused', refusal: code })
        .where('id', '=', payment.id)
        .execute()
    }
    if (payment.state !== 'paid') continue
    await tx
      .updateTable('payment')
      .set({ state: 'refunding' })
      .where('id', '=', payment.id)
      .execute()
    const lines = refundOwedLines(order.quote, payment.kind, payment.fee_cents)
    const entry = {
      transactionId: order.transaction_id,
      orderId: order.id,
      paymentId: payment.id,
      now,
    }
    await writeEntry(tx, { ...entry, code: 'refundOwed', lines })
    await addEvent(tx, order.id, now, { actor: 'system', code: 'refundOwed' })
  }
  await addEvent(tx, order.id, now, {
    actor: ending.actor,
    ...(ending.actorId ? { actorId: ending.actorId } : {}),
    code,
    from: order.rental_status,
    to: 87,
  })
  await queuePaymentMail(tx, order, undefined, code, ending.config, now, ending.message)
}
