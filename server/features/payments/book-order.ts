import type { Tx } from '../../db/database.ts'
import { makeContract } from '../rentals/make-contract.ts'
import { addEvent, type OrderRow } from '../rentals/orders-store.ts'

/**
 * A held order becomes a booking, code 85: the car is rented, the contract is written, staff or
 * the 6-hour rule confirm (PRODUCT.md 6). The caller holds the order's lock.
 */
export async function bookOrder(
  tx: Tx,
  order: OrderRow,
  { paid, code, now }: { paid: boolean; code: 'paid' | 'transferSent' | 'cashPlanned'; now: Date },
): Promise<void> {
  await tx
    .updateTable('rental_order')
    .set({ state: 'booked', rental_status: 85, confirmation: 'pending', paid, booked_at: now })
    .where('id', '=', order.id)
    .execute()
  await tx
    .updateTable('occupancy')
    .set({ kind: 'rental', expires_at: null })
    .where('order_id', '=', order.id)
    .execute()
  await makeContract(tx, order, now)
  await addEvent(tx, order.id, now, {
    actor: paid ? 'gateway' : 'renter',
    code,
    from: null,
    to: 85,
  })
}
