import type { Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

/** What was asked for with a booking waits for an answer of the staff, like every special request (docs/product/help-and-claims.md#help-requests). */
export async function specialRequestOfBooking(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (!order.special_requests) return
  await tx
    .insertInto('special_request')
    .values({
      id: randomId(),
      user_id: order.user_id,
      order_id: order.id,
      car_id: order.car_id,
      kind: 'other',
      request_text: order.special_requests,
      created_at: now,
    })
    .execute()
}
