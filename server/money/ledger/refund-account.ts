import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'

/** Whether the renter named an account for the transfers of a rental's refunds. */
export async function isAccountKnown(
  db: Db | Tx,
  order: Pick<OrderRow, 'transaction_id'>,
): Promise<boolean> {
  const { refund_destination: account } = await db
    .selectFrom('rental_transaction')
    .select('refund_destination')
    .where('id', '=', order.transaction_id)
    .executeTakeFirstOrThrow()
  return account !== null
}

/** That a refund `r` of a payment `p` is paid out by staff: no gateway took the money, or its bank will not have it back. */
export const goesByHand = sql<boolean>`(p.gateway_reference is null or r.by_hand is not null)`

/** That a refund of a payment `p` waits for a bank, which holds its money and has not decided. */
export const isAtBank = sql<boolean>`exists (select 1 from dispute d
  where d.payment_id = p.id and d.state in ('open', 'answered') and d.taken_at is not null and d.given_at is null)`

/**
 * That a refund `r` of a payment `p` waits for an account: it goes back by transfer, by the hands of
 * staff, and nobody has named one (docs/product/money.md#refunds).
 */
export const asksAccount = sql<boolean>`(r.state = 'owed' and (p.kind = 'transfer' or r.by_hand is not null) and exists (
  select 1 from rental_order ro join rental_transaction rt on rt.id = ro.transaction_id
  where ro.id = r.order_id and rt.refund_destination is null))`

/** Whether any refund of a rental, of this reason, waits for an account. */
export async function waitsForAccount(
  db: Db | Tx,
  order: Pick<OrderRow, 'transaction_id'>,
  reason: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from refund r join payment p on p.id = r.payment_id join rental_order o on o.id = r.order_id
    where o.transaction_id = ${order.transaction_id} and r.reason = ${reason} and ${asksAccount} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
