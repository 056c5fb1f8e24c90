import { sql } from 'kysely'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { lateCars, withLate } from '../../fleet/fleet/late-cars.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

const most = 60

export type SwapRequest = {
  startsAt: Date
  /** Only these cars, when there are any. */
  cars: readonly string[]
  types: readonly string[]
  subtypes: readonly string[]
  features: readonly string[]
  /** So many of them; 60 by itself. */
  most?: number
}

/** Active cars of the same area that are free from the change to the end of the rental, cheapest first. */
export async function swapCars(
  db: Db | Tx,
  order: OrderRow,
  swapRequest: SwapRequest,
  now: Date,
): Promise<CarRow[]> {
  const list = (items: readonly string[]) => sql`${[...items]}::text[]`
  const any = (items: readonly string[]) => items.length === 0
  const { rows } = await sql<CarRow>`
    select car.* from car join car_search b on b.car_id = car.id
      left join ${lateCars(now)} late on late.car_id = car.id
    where car.area_id = ${order.area_id} and car.status = 'active' and car.id <> ${order.car_id}
      and not ${withLate(sql`b.busy`)} && tstzrange(${swapRequest.startsAt}::timestamptz, ${occupiedUntil(order.ends_at)}::timestamptz)
      and (${any(swapRequest.cars)}::boolean or car.id = any(${list(swapRequest.cars)}))
      and (${any(swapRequest.types)}::boolean or car.type_id = any(${list(swapRequest.types)}))
      and (${any(swapRequest.subtypes)}::boolean or car.subtype_id = any(${list(swapRequest.subtypes)}))
      and car.features @> ${list(swapRequest.features)}
    order by car.day_cents, car.month_cents, car.id limit ${swapRequest.most ?? most}`.execute(db)
  return rows
}
