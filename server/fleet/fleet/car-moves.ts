import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/*
 * What later wings find out about a car and is kept with it; readings of the odometer are in odometer.ts.
 */

type Stand = {
  areaId: string
  latitude: number
  longitude: number
  city: string
  address: string
}

/** The car stands there from now on, and is one of that area. */
export async function standAt(tx: Tx, carId: string, to: Stand): Promise<void> {
  const { areaId, ...place } = to
  await tx
    .updateTable('car')
    .set({ area_id: areaId, ...place })
    .where('id', '=', carId)
    .execute()
}

/**
 * What renters said of cars, 1 to 10, where the search sorts by it.
 * @param counted a query with a row a car: its id, the mean, and of how many
 */
export async function keepRatings(
  tx: Tx,
  counted: RawBuilder<{ car_id: string; rating: string | null; reviews: number }>,
): Promise<void> {
  await sql`
    update car set rating = counted.rating, review_count = counted.reviews
    from (${counted}) counted where counted.car_id = car.id`.execute(tx)
}
