import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

/** Those of the orders whose hold a newer one of the same renter took the place of. */
export async function readReplaced(
  db: Db | Tx,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set()
  const { rows } = await sql<{ order_id: string }>`
    select distinct order_id from order_event
    where order_id = any(${[...orderIds]}::text[]) and code = 'replaced'`.execute(db)
  return new Set(rows.map((row) => row.order_id))
}
