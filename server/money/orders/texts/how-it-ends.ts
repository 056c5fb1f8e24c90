import { toWall } from '#domain/core/time/zone.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { areaById } from '../../../fleet/site/areas-store.ts'
import type { Ended } from './end-texts.ts'
import type { OrderRow } from '../orders-store.ts'

/** What the words about an order that ends depend on besides why: the rental that it belonged to. */
export async function howItEnds(
  tx: Tx,
  order: OrderRow,
  { why, missing, now }: Pick<Ended, 'why' | 'missing'> & { now: Date },
): Promise<Ended> {
  const { kind } = order
  const rental = order.previous_order_id
    ? await tx
        .selectFrom('rental_order')
        .select(['ends_at', 'state'])
        .where('id', '=', order.previous_order_id)
        .executeTakeFirst()
    : undefined
  if (!rental || rental.state === 'ended') return { kind, why, missing }
  const zone = (await areaById(tx, order.area_id))?.zone ?? 'America/Los_Angeles'
  const keeps = { end: toWall(rental.ends_at, zone), isOver: rental.ends_at <= now }
  return { kind, why, missing, keeps }
}
