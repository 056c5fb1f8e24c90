import { randomId } from '../../../platform/random.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addEvent, lockOrder, type OrderRow } from '../orders-store.ts'

/**
 * The order that takes the place of one whose car is off the road: all that was agreed, its price too, for another car
 * (docs/product/cars.md#off-the-road). It is held until `changeStatus` books it; who drives and the car are for
 * whoever calls, who holds the lock of the rental.
 */
export async function insertMoved(
  tx: Tx,
  old: OrderRow,
  { carId, staffId, now }: { carId: string; staffId: string; now: Date },
): Promise<OrderRow> {
  const { number: _number, ...agreed } = old
  const id = randomId()
  await tx
    .insertInto('rental_order')
    .values({
      ...agreed,
      id,
      car_id: carId,
      quote: JSON.stringify(agreed.quote),
      moved_from: old.id,
      state: 'held',
      rental_status: null,
      confirmation: 'none',
      arrived_for: null,
      key_box_code: null,
      created_at: now,
    })
    .execute()
  await addEvent(tx, id, now, { actor: 'staff', actorId: staffId, code: 'held' })
  const order = await lockOrder(tx, id)
  if (!order) throw new Error(`order ${id} is gone`)
  return order
}

/** What was paid for an order, or was promised, is the other one's now; of the first nothing is left. */
export async function carryPayments(tx: Tx, from: OrderRow, to: OrderRow): Promise<void> {
  await tx.updateTable('payment').set({ order_id: to.id }).where('order_id', '=', from.id).execute()
  await tx
    .updateTable('rental_order')
    .set({ paid: false, credit_cents: 0 })
    .where('id', '=', from.id)
    .execute()
}
