import type { Config } from '../../config.ts'
import type { Tx } from '../../db/database.ts'
import { latestPayment } from '../payments/payments-store.ts'
import { queuePaymentMail } from '../payments/payment-mail.ts'
import { addEvent, type OrderRow } from './orders-store.ts'

type Confirming = {
  actor: 'staff' | 'system'
  actorId?: string
  message?: string | undefined
  config: Config
  now: Date
}

/** A booking is confirmed, by staff or by the 6-hour rule (PRODUCT.md 6). The caller holds the order's lock. */
export async function confirmBooking(tx: Tx, order: OrderRow, by: Confirming): Promise<void> {
  await tx
    .updateTable('rental_order')
    .set({ confirmation: 'confirmed', admin_message: by.message ?? null })
    .where('id', '=', order.id)
    .execute()
  await addEvent(tx, order.id, by.now, {
    actor: by.actor,
    ...(by.actorId ? { actorId: by.actorId } : {}),
    code: 'confirmed',
    from: order.rental_status,
    to: order.rental_status,
  })
  await queuePaymentMail(
    tx,
    order,
    await latestPayment(tx, order.id),
    'confirmed',
    by.config,
    by.now,
    by.message,
  )
}
