import { sql } from 'kysely'
import type { Services } from '../../core/context.ts'
import { endBooking } from './end-booking.ts'
import { lockOrder } from './orders-store.ts'

const transferMs = 24 * 3_600_000

/** A bank transfer that staff have not confirmed in 24 hours ends the booking in 87 (PRODUCT.md 6). */
export async function endUnpaidTransfers({ db, clock, config }: Services): Promise<number> {
  const now = clock()
  const before = new Date(now.getTime() - transferMs)
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select o.id from rental_order o
      where o.rental_status = 85 and not o.paid and o.booked_at <= ${before}::timestamptz
        and exists (select 1 from payment p where p.order_id = o.id and p.kind = 'transfer' and p.state = 'waiting')
      order by o.booked_at limit 20`.execute(tx)
    for (const { id } of rows) {
      const order = await lockOrder(tx, id)
      if (order?.rental_status !== 85 || order.paid) continue
      const by = { actor: 'system' } as const
      await endBooking(tx, order, { action: 'transferMissing', by, config, now })
    }
    return rows.length
  })
}
