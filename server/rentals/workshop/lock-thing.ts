import { sql } from 'kysely'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockCar } from '../../fleet/fleet/change-car.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { lockItems } from '../maintenance/close-item.ts'
import { type Thing, thingById } from './things.ts'

/**
 * What a car needs, locked: the rental that has its car first, then the item, then the car, as everywhere.
 * @throws Problem 404 when there is none any more
 */
export async function lockThing(
  tx: Tx,
  id: string,
): Promise<{ thing: Thing; order: OrderRow | undefined }> {
  const found = await thingById(tx, id)
  if (!found) throw new Problem(404, texts.notFound)
  const orderId = found.of === 'item' ? found.row.order_id : null
  if (orderId) await lockOrder(tx, orderId)
  if (found.of === 'item') await lockItems(tx, [id])
  else await lockCar(tx, found.carId)
  if (found.of === 'recall')
    await sql`select from car_recall where id = ${id} for update`.execute(tx)
  const thing = await thingById(tx, id)
  if (!thing) throw new Problem(404, texts.notFound)
  const has = thing.of === 'item' ? thing.row.order_id : null
  return { thing, order: has ? await lockOrder(tx, has) : undefined }
}
