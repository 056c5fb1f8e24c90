import type { Day } from '#domain/time/wall-time.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { DriverRow } from '../drivers/drivers-store.ts'
import { missingForBooking } from '../drivers/missing-for-booking.ts'
import { readPapers } from '../orders/order-papers.ts'
import type { OrderRow } from '../orders/orders-store.ts'

/**
 * What the papers lack for an extension until `endDay`, one sentence each: every driver that the rental lists is
 * verified until a day after the new end, before anybody pays (docs/product/rental.md#extension). What staff did
 * without while the car is out they do without here too.
 */
export async function missingToNewEnd(
  db: Db | Tx,
  order: OrderRow,
  drivers: DriverRow[],
  endDay: Day,
  lang: Lang,
) {
  const { drivers: listed, isOverridden } = (await readPapers(db, [order.id]))(order.id)
  const { papers_override_at: at, picked_up_at: since } = order
  const isDoneWithout = isOverridden && at !== null && since !== null && at >= since
  const ids = new Set(listed.map(({ id }) => id))
  const mustBeVerified = (id: string) => !isDoneWithout && ids.has(id)
  return missingForBooking(drivers, endDay, lang, mustBeVerified)
}
