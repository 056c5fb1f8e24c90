import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { isDepositEnough } from './deposit-holds.ts'
import type { OrderRow } from './orders-store.ts'

/** Those of these orders of which something holds, as they stand; all asked of one moment. */
export async function ordersThat(
  db: Db | Tx,
  orderIds: readonly string[],
  holds: (one: Tx, order: OrderRow) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set()
  const orders = (await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...orderIds]}::text[])`)
    .execute()) as OrderRow[]
  const answers = await readTogether(db, (one) => orders.map((order) => holds(one, order)))
  return new Set(orders.filter((_, at) => answers[at]).map(({ id }) => id))
}

/**
 * Which of these orders wait to be confirmed and cannot be, because their deposit is too low: staff read it before they
 * decide (docs/product/prices.md#deposit).
 */
export const readLowDeposits = (db: Db | Tx, orderIds: readonly string[]) =>
  ordersThat(db, orderIds, async (one, order) => {
    const waits = order.confirmation === 'pending' && ['start', 'swap'].includes(order.kind)
    return waits && !(await isDepositEnough(one, order))
  })
