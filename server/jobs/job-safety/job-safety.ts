import { plainName } from '#domain/fleet/fleet/car-name.ts'
import { sql } from 'kysely'
import { hasEmergencyCard } from '#domain/jobs/jobs/job-safety.ts'
import { jobShapes } from '#domain/jobs/jobs/job.ts'
import type { jobSafety as operation } from '#protocol/jobs/job-safety/job-safety.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { isOut } from '../../money/orders/order-facts.ts'
import { runFor } from './job-run.ts'

/**
 * Whether the emergency card stands on the caller's page, and the car that they drive
 * (docs/product/jobs.md#emergency).
 * @throws Problem 404 for anybody but the two
 */
export const jobSafety: Handler<typeof operation> = async ({ db, user, now }, { id }) => {
  const { role, facts } = await runFor(db, user, id)
  if (!hasEmergencyCard(role, facts, now)) return {}
  const drives = jobShapes[facts.type].driver === 'owner' ? 'owner' : 'assigned'
  return { emergency: { car: role === drives ? await readCar(db, user.id) : undefined } }
}

/** The rented car that somebody has now; its plate is its renter's to know. */
async function readCar(db: Db | Tx, userId: string) {
  const orders = await db
    .selectFrom('rental_order')
    .innerJoin('car', 'car.id', 'rental_order.car_id')
    .select(['make', 'model', 'year', 'colour', 'plate', 'rental_status', 'arrived_for'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`rental_status in ${inSql.running}`)
    .orderBy('rental_order.starts_at', 'desc')
    .execute()
  const car = orders.find(isOut)
  return car && { name: `${car.year} ${plainName(car)}`, color: car.colour, plate: car.plate }
}
