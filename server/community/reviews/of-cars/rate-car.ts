import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { keepRatings } from '../../../fleet/fleet/car-moves.ts'

/**
 * A car's rating, 1 to 10, is the mean of what renters said after their rentals, as far as
 * everybody may read it (docs/product/community.md#rating-of-a-car). It is kept with the car, where
 * the search sorts by it; until the first one a car keeps what it came with.
 */
export async function rateCar(tx: Tx, carId: string, now: Date): Promise<void> {
  // Whoever rates the same car at this moment comes before or after, and then sees the other's.
  await sql`select from car where id = ${carId} for no key update`.execute(tx)
  await keepRatings(
    tx,
    sql`select ${carId}::text as car_id, round(avg(score), 2) as rating, count(*)::int as reviews
      from review where car_id = ${carId} and subject_id is null and status = 'completed'
        and score is not null and hidden_at is null and reveal_at <= ${now}::timestamptz`,
  )
}
