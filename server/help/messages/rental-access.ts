import type { Db, Tx } from '../../platform/db/database.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import { type AreaRow, areaById } from '../../fleet/site/areas-store.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

/** An order that somebody may read and write about, with its area. */
export type Access = { order: OrderRow; area: AreaRow; isRenter: boolean }

/**
 * An order for its renter or for staff.
 * @throws Problem 404 for anybody else, as if there were none (docs/product/accounts.md#roles)
 */
export async function rentalFor(db: Db | Tx, orderId: string, user: SignedIn): Promise<Access> {
  const row = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirst()
  const order = row as OrderRow | undefined
  const isRenter = order?.user_id === user.id
  const area = order && (isRenter || user.staff) && (await areaById(db, order.area_id))
  if (!order || !area) throw new Problem(404, texts.lostOrder)
  return { order, area, isRenter }
}
