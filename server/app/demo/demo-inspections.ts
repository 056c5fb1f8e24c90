import { weeksOf } from '#domain/rentals/inspections/weekly-inspections.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import { insertInspections } from '../../rentals/inspections/loaded/inspections.ts'
import type { Tx } from '../../platform/db/database.ts'
import { demoId } from './demo-id.ts'

/**
 * People of the demo did the weekly inspections of the weeks that are over, and the company looked at
 * them, so that nobody begins with a fee or with a long list; the one that is open now is left to whoever signs in.
 */
export async function loadInspections(tx: Tx, now: Date): Promise<void> {
  const orders = await tx
    .selectFrom('rental_order')
    .innerJoin('area', 'area.id', 'rental_order.area_id')
    .select(['rental_order.id', 'transaction_id', 'car_id', 'picked_up_at', 'ends_at', 'zone'])
    .where('rental_status', '=', 86)
    .execute()
  const rows = orders.flatMap((order) => {
    const { id, transaction_id, car_id, picked_up_at: since, ends_at: end, zone } = order
    if (!since) return []
    const running = { handedOver: toWall(since, zone), ends: toWall(end, zone), done: [] }
    return weeksOf({ ...running, now: toWall(now, zone) })
      .filter(({ state }) => state === 'overdue' || state === 'missed')
      .map(({ week, due }) => ({
        id: demoId('inspection', `${id} ${week}`),
        transaction_id,
        order_id: id,
        car_id,
        kind: 'weekly',
        handover_order_id: id,
        week,
        submitted_at: toInstant(due, zone),
        state: 'reviewed',
        reviewed_at: toInstant(due, zone),
      }))
  })
  await insertInspections(tx, rows)
}
