import type { Db, Tx } from '../../platform/db/database.ts'
import { isDepositEnough } from '../../money/orders/deposit-holds.ts'
import { waitsForKeys } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { mayBeBlocked } from '../../people/people/block-marks.ts'

/**
 * Whether a booking or a change of car may be confirmed without staff, once its time has come
 * (docs/product/booking-and-payment.md#confirmation). Every way of the system to confirm asks this, and what is
 * said of one. Who confirms holds the rental's lock.
 */
export async function mayConfirmItself(tx: Db | Tx, order: OrderRow, now: Date): Promise<boolean> {
  if (order.confirmation !== 'pending' || !waitsForKeys(order) || !order.paid) return false
  // What staff have asked for is done first, and a booking is confirmed before a change of its car.
  const first = await readFirstOrder(tx, order)
  if (order.changes_asked !== null || first?.changes_asked) return false
  if (first?.confirmation === 'pending') return false
  if (!(await isDepositEnough(tx, order))) return false
  return !(await mayBeBlocked(tx, order.user_id, now))
}

/** Whether the booking whose car is to be changed waits to be confirmed itself. */
export const isFirstPending = async (tx: Tx, order: OrderRow): Promise<boolean> =>
  (await readFirstOrder(tx, order))?.confirmation === 'pending'

/** The booking that a change of car is of. */
async function readFirstOrder(tx: Db | Tx, { kind, previous_order_id }: OrderRow) {
  if (kind !== 'swap' || previous_order_id === null) return undefined
  return tx
    .selectFrom('rental_order')
    .select(['confirmation', 'changes_asked'])
    .where('id', '=', previous_order_id)
    .executeTakeFirstOrThrow()
}
