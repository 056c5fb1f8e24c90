import type { Tx } from '../../platform/db/database.ts'
import { chargeLines, reversed, writeEntry } from '../../money/ledger/ledger.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

/**
 * A booking ends before its car was picked up: what was agreed for it beside the rent is not done
 * and costs nothing. The caller holds the lock of the order's transaction.
 */
export async function dropSpecialRequests(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const accepted = await tx
    .selectFrom('special_request')
    .innerJoin('charge', 'charge.id', 'special_request.charge_id')
    .select(['special_request.id', 'charge.amount_cents'])
    .where('charge.order_id', '=', order.id)
    .execute()
  for (const { id, amount_cents: cents } of accepted) {
    await writeEntry(tx, {
      transactionId: order.transaction_id,
      orderId: order.id,
      code: 'chargeDropped',
      lines: reversed(chargeLines({ code: 'specialRequest', amount: cents }, order.quote)),
      now,
    })
    const dropped = { status: 'refused', charge_id: null }
    await tx.updateTable('special_request').set(dropped).where('id', '=', id).execute()
  }
  await tx
    .updateTable('special_request')
    .set({ status: 'declined', answered_at: now, decided_at: now })
    .where('order_id', '=', order.id)
    .where('status', '=', 'open')
    .execute()
}
