import type { SignedIn } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db } from '../../platform/db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'

/**
 * An order whose papers this person may have: its renter, or staff.
 * @throws Problem 404 for everybody else, as if there were no such order (docs/product/accounts.md#roles)
 */
export async function seenOrder(db: Db, orderId: unknown, user: SignedIn): Promise<OrderRow> {
  const row =
    typeof orderId === 'string'
      ? await db.selectFrom('rental_order').selectAll().where('id', '=', orderId).executeTakeFirst()
      : undefined
  if (!row || (row.user_id !== user.id && !user.staff)) throw new Problem(404, texts.lostOrder)
  return row as OrderRow
}
