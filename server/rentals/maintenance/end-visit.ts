import type { Tx } from '../../platform/db/database.ts'
import { addCharge } from '../../money/ledger/charges.ts'
import { readSeat } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

/**
 * The maintenance appointment is over: its seat is free again. One from 18:00 that took place costs
 * $15 (docs/product/search.md#slots); one that is still to come costs nothing.
 */
export async function endVisit(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const seat = await readSeat(tx, order.id, ['maintenance'])
  if (!seat) return
  await tx
    .deleteFrom('appointment_seat')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'maintenance')
    .execute()
  const cents = seat.price_cents
  if (cents === 0 || seat.starts_at > now) return
  const line = { code: 'appointment', quantity: 1, unit: 'once', unitPrice: cents } as const
  await addCharge(tx, order, { ...line, amount: cents }, now)
}
