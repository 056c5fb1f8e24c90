import type { Db, Tx } from '../../platform/db/database.ts'
import { type OrderPapers, readForKeys } from '../../money/orders/order-papers.ts'
import { readSeat } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'

/** What a list shows of an order to decide on; `appointment` is that of its keys. */
export type ShownOrder = Pick<
  OrderRow,
  'car_id' | 'starts_at' | 'ends_at' | 'total_cents' | 'paid' | 'confirmation' | 'special_requests'
> & { appointment: Date | null; forKeys: OrderPapers & { openDeposit: number } }

export const shownVersion = (order: ShownOrder): string =>
  versionOf(
    order.car_id,
    order.starts_at,
    order.ends_at,
    order.total_cents,
    order.paid,
    order.confirmation,
    order.special_requests,
    order.appointment,
    order.forKeys.drivers.map(({ id, license, insurance, versions }) => [
      id,
      license.state,
      insurance.state,
      ...versions,
    ]),
    order.forKeys.isOverridden,
    order.forKeys.openDeposit,
  )

/** The same of an order that is locked. */
export async function orderVersion(db: Db | Tx, order: OrderRow): Promise<string> {
  const seat = await readSeat(db, order.id, [order.kind === 'swap' ? 'swap' : 'pickup'])
  const forKeys = (await readForKeys(db, [order.id]))(order.id)
  return shownVersion({ ...order, appointment: seat?.starts_at ?? null, forKeys })
}
