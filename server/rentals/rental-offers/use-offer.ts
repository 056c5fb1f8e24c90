import { sql } from 'kysely'
import type { QuoteLine } from '#domain/fleet/pricing/quote.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

const used = (lines: readonly QuoteLine[]) =>
  lines.find((line) => line.rule === 'offer-credit' || line.rule === 'swap-offered')

/**
 * An extension or a swap that was priced with an accepted offer is booked: the offer is used, and
 * no other order gets it (docs/product/rental.md#offers). The caller holds the lock of the rental.
 */
export async function useOffer(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const line = used(order.quote.lines)
  if (!line) return
  await tx
    .updateTable('rental_offer')
    .set({ used_order_id: order.id, used_at: now, used_cents: Math.abs(line.amount) })
    .where('transaction_id', '=', order.transaction_id)
    .where('kind', '=', line.rule === 'offer-credit' ? 'extend' : 'swap')
    .where('status', '=', 'accepted')
    .where('used_at', 'is', null)
    .execute()
}

/**
 * The order came to nothing: the renter has the offer again, unless there is a newer one. The way out of a late car is
 * for that moment, and comes to nothing with it.
 */
export async function giveOfferBack(tx: Tx, order: OrderRow): Promise<void> {
  await sql`
    update rental_offer o set used_order_id = null, used_at = null, used_cents = null
    where o.used_order_id = ${order.id} and o.kind in ('extend', 'swap')
      and o.because is null and not exists (
      select 1 from rental_offer n
      where n.transaction_id = o.transaction_id and n.kind = o.kind and n.used_at is null
        and n.status in ('open', 'accepted'))`.execute(tx)
}
