import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { endBooking } from './end-booking.ts'
import { waitingForKeys, waitsForKeys } from '../../money/orders/order-facts.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'

const transferMs = 24 * 3_600_000

export const unpaidTransfers = (now: SqlInstant) => sql<{ id: string }>`
  select o.id from rental_order o
  where ${waitingForKeys} and not o.paid and o.booked_at <= ${ago(now, transferMs)}
    and exists (select 1 from payment p where p.order_id = o.id and p.kind = 'transfer' and p.state = 'waiting')
  order by o.booked_at limit 20`

/** A bank transfer that staff have not confirmed in 24 hours ends the booking in 87 (docs/product/booking-and-payment.md#methods). */
export async function endUnpaidTransfers(services: Services): Promise<number> {
  const { db, clock } = services
  const now = clock()
  const { rows } = await unpaidTransfers(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || !waitsForKeys(order) || order.paid) return 0
      const by = { actor: 'system' } as const
      await endBooking(tx, order, { action: 'transferMissing', by, services, now })
      return 1
    }),
  )
}
