import { settleNotice } from '../../core/mail/notifications.ts'
import type { Tx } from '../../db/database.ts'
import { addEvent } from '../orders/orders-store.ts'
import type { By } from '../orders/status-change.ts'
import { orderLapsed } from '../waiting-list/take-offer.ts'

/**
 * Gives a held car and its pickup slot free again; the order has lapsed. Only a held order is
 * touched, so calling it twice or too late changes nothing.
 * @returns whether there was a hold to end
 */
export async function releaseHold(
  tx: Tx,
  orderId: string,
  now: Date,
  code: 'lapsed' | 'replaced' | 'released',
  by: By = { actor: 'system' },
): Promise<boolean> {
  const order = await tx
    .updateTable('rental_order')
    .set({ state: 'lapsed', ...(code === 'released' ? { hold_released_at: now } : {}) })
    .where('id', '=', orderId)
    .where('state', '=', 'held')
    .returning(['id', 'user_id'])
    .executeTakeFirst()
  if (!order) return false
  await settleNotice(tx, order.user_id, `hold ${orderId}`, now)
  await tx.deleteFrom('occupancy').where('order_id', '=', orderId).execute()
  await tx.deleteFrom('appointment_seat').where('order_id', '=', orderId).execute()
  if (code !== 'replaced') await orderLapsed(tx, orderId)
  const { actor, id: actorId } = by
  await addEvent(tx, orderId, now, { actor, ...(actorId ? { actorId } : {}), code })
  return true
}
