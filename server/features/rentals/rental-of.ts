import type { Lang } from '#protocol/core/text.ts'
import type { Rental } from '#protocol/rentals/rental.ts'
import type { Db, Tx } from '../../db/database.ts'
import { areaById } from '../site/areas-store.ts'
import type { OrderRow } from './orders-store.ts'
import { presentRental } from './present-rental.ts'

/** An order with its area and car fetched, as the wire shows it. */
export async function rentalOf(
  db: Db | Tx,
  order: OrderRow,
  lang: Lang,
  now: Date,
): Promise<Rental> {
  const area = await areaById(db, order.area_id)
  const car = await db
    .selectFrom('car')
    .select(['plate', 'address'])
    .where('id', '=', order.car_id)
    .executeTakeFirst()
  if (!area || !car) throw new Error(`order ${order.id} has no area or car`)
  return presentRental(db, order, { lang, now, area, car })
}
