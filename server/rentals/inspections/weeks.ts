import { type Week, weeksOf } from '#domain/rentals/inspections/weekly-inspections.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type OrderRow, readOrders } from '../../money/orders/orders-store.ts'
import { handoverOf } from './handover.ts'

/** The weeks of the car that a running order has, with the order that handed it over. */
export type RunningWeeks = { handover: OrderRow; handedOver: WallTime; weeks: Week[] }

/** Undefined while the car was not handed over. `zone` is the area's. */
export async function weeksOfOrder(
  db: Db | Tx,
  order: OrderRow,
  zone: string,
  now: Date,
): Promise<RunningWeeks | undefined> {
  const handover = handoverOf(await readOrders(db, order.transaction_id), order)
  if (!handover.picked_up_at) return undefined
  const done = await db
    .selectFrom('inspection')
    .select('week')
    .where('handover_order_id', '=', handover.id)
    .where('kind', '=', 'weekly')
    .execute()
  const handedOver = toWall(handover.picked_up_at, zone)
  const weeks = weeksOf({
    handedOver,
    ends: toWall(order.ends_at, zone),
    now: toWall(now, zone),
    done: done.map(({ week }) => week ?? 0),
  })
  return { handover, handedOver, weeks }
}
