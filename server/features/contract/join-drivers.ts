import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { lockOrder, type OrderRow } from '../orders/orders-store.ts'
import { renewAndTell } from './renew-contracts.ts'

/**
 * Another driver was agreed (docs/product/help-and-claims.md#special-requests): all drivers of the account may drive from now on, and
 * a contract that is not accepted yet names them. The caller holds the rental's lock.
 */
export async function joinDrivers(tx: Tx, { id: orderId }: OrderRow, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select o.id from rental_order o join rental_order asked on asked.transaction_id = o.transaction_id
    where asked.id = ${orderId} and o.state = 'booked' order by o.id`.execute(tx)
  for (const { id } of rows) {
    await sql`
      insert into order_driver (order_id, driver_id)
      select o.id, d.id from rental_order o join driver d on d.user_id = o.user_id
      where o.id = ${id} on conflict do nothing`.execute(tx)
    const order = await lockOrder(tx, id)
    if (order) await renewAndTell(tx, order, now)
  }
}
