import { sql } from 'kysely'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import type { Tx } from '../../platform/db/database.ts'
import { dropOccupation, endOccupation } from '../../fleet/occupancy/give-car-back.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

const minuteMs = 60_000

/**
 * The car of an order is back: what its rental still occupied is free again but for the gap after
 * now. Nothing that was free is taken, so no other rental is in the way (docs/product/search.md#occupancy).
 */
export async function freeCar(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const at = new Date(Math.ceil(now.getTime() / minuteMs) * minuteMs)
  const { rows } = await sql<{ id: number; until: Date; later: boolean }>`
    select id, (max(upper(occupied)) over ()) as until, lower(period) >= ${at}::timestamptz as later
    from occupancy
    where car_id = ${order.car_id}
      and order_id in (select id from rental_order where transaction_id = ${order.transaction_id})
    order by lower(period)`.execute(tx)
  const past = rows.filter((row) => !row.later)
  for (const { id } of rows.filter((row) => row.later)) {
    await dropOccupation(tx, id)
  }
  const last = past.at(-1)
  if (last) {
    const gap = occupiedUntil(at)
    const until = gap < last.until ? gap : last.until
    await endOccupation(tx, last.id, { at, until })
  }
  await tx
    .deleteFrom('appointment_seat')
    .where('order_id', '=', order.id)
    .where('starts_at', '>', now)
    .execute()
}
