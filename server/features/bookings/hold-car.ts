import { sql } from 'kysely'
import { occupiedUntil } from '#domain/fleet/turn-around.ts'
import { conflict } from '../../core/problem.ts'
import { sqlState, violatedConstraint } from '../../core/retry.ts'
import type { Tx } from '../../db/database.ts'
import { bookingTexts } from './booking-texts.ts'
import { releaseHold } from './release-hold.ts'

/** More would let one person keep a fleet from everybody else. */
const mostHolds = 3

/**
 * Queues behind everybody else who wants this car, so that the constraint below is met one after
 * the other and never deadlocks, and ends holds of it that are over or are the caller's own.
 */
export async function lockCar(tx: Tx, carId: string, userId: string, now: Date): Promise<void> {
  // What one person asks for at the same moment is counted one after the other, too.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holds ${userId}`}, 0))`.execute(tx)
  await tx.selectFrom('car').select('id').where('id', '=', carId).forUpdate().execute()
  const { rows } = await sql<{ id: string; own: boolean }>`
    select o.id, (o.user_id = ${userId} and occupancy.expires_at > ${now}::timestamptz) as own
    from occupancy join rental_order o on o.id = occupancy.order_id
    where occupancy.car_id = ${carId} and o.state = 'held'
      and (occupancy.expires_at <= ${now}::timestamptz or o.user_id = ${userId})
    order by o.id for update of o`.execute(tx)
  for (const { id, own } of rows) await releaseHold(tx, id, now, own ? 'replaced' : 'lapsed')
  const { rows: held } = await sql<{ count: number }>`
    select count(*)::int as count from rental_order
    where user_id = ${userId} and state = 'held' and hold_expires_at > ${now}::timestamptz`.execute(
    tx,
  )
  if ((held[0]?.count ?? 0) >= mostHolds) throw conflict(bookingTexts.tooManyHolds)
}

type Period = {
  carId: string
  orderId: string
  startsAt: Date
  endsAt: Date
  expiresAt: Date
  now: Date
}

/**
 * Occupies the car for an order until the hold is over. The database refuses an overlap whatever
 * else happens (PRODUCT.md 4).
 * @throws Problem 409 when somebody else has the car then
 */
export async function occupyCar(
  tx: Tx,
  { carId, orderId, startsAt, endsAt, expiresAt, now }: Period,
): Promise<void> {
  try {
    await sql`
      insert into occupancy (car_id, kind, order_id, period, occupied, expires_at, created_at)
      values (${carId}, 'hold', ${orderId},
        tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz),
        tstzrange(${startsAt}::timestamptz, ${occupiedUntil(endsAt)}::timestamptz),
        ${expiresAt}::timestamptz, ${now}::timestamptz)`.execute(tx)
  } catch (error) {
    if (sqlState(error) === '23P01' && violatedConstraint(error) === 'occupancy_no_overlap') {
      throw conflict(bookingTexts.carTaken)
    }
    throw error
  }
}
