import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'

/** Whether money came for a rental, or a transfer for it was announced and may still come. */
export type Received = 'paid' | 'awaited' | 'nothing'

/** What the payments of an order's rental say. A rental of the sample data is paid without one. */
export async function receivedFor(
  db: Db | Tx,
  order: Pick<OrderRow, 'transaction_id' | 'paid'>,
): Promise<Received> {
  const { rows } = await sql<{ came: boolean }>`
    select p.paid_at is not null as came
    from payment p join rental_order o on o.id = p.order_id
    where o.transaction_id = ${order.transaction_id}
      and (p.paid_at is not null or (p.kind = 'transfer' and p.state = 'waiting'))`.execute(db)
  if (order.paid || rows.some(({ came }) => came)) return 'paid'
  return rows.length > 0 ? 'awaited' : 'nothing'
}
