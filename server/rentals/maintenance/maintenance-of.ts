import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { itemsOfCar } from './maintenance-rows.ts'
import { byUrgency, presentItem } from './present-item.ts'

/** What the car of an order needs, the most urgent first; nothing unless the order has the car now. */
export async function maintenanceOf(
  db: Db | Tx,
  order: { id: string; car_id: string },
  lang: Lang,
  now: Date,
): Promise<MaintenanceItem[]> {
  const rows = await itemsOfCar(db, order.car_id)
  return byUrgency(
    rows.filter((row) => row.order_id === order.id).map((row) => presentItem(row, lang, now)),
  )
}

/** A car's `maintenanceDue` (docs/product/entities.md#car): the most urgent of its items. */
export function dueNext([item]: readonly MaintenanceItem[]): Car['maintenanceDue'] {
  return item && { ...item.due, item: item.id, title: item.title, state: item.state }
}
