import { standardPlan } from '#domain/fleet/fleet/standard-plan.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { randomId } from '../../platform/random.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { insertRows } from '../../platform/db/insert-rows.ts'

/**
 * Gives every car that has no plan the standard one, counted from now and from its reading, so
 * that no car of the fleet is forgotten (docs/product/inspections-and-maintenance.md#maintenance-items). Safe with several processes.
 * @returns how many cars got one
 */
export const planNewCars = (db: Db, now: Date): Promise<number> =>
  db.transaction().execute((tx) => planAddedCars(tx, now))

/** The same together with what adds the cars. */
export async function planAddedCars(tx: Tx, now: Date): Promise<number> {
  const cars = await carsWithoutPlan(tx)
  const rows = cars.flatMap(({ id, fuel, odometer, zone }) =>
    standardPlan(fuel).map(({ kind, every }) => ({
      id: randomId(),
      car_id: id,
      kind,
      interval_miles: every.miles,
      interval_days: every.days,
      last_done_on: dayOf(toWall(now, zone)),
      last_done_odometer: odometer,
    })),
  )
  await insertRows(tx, 'maintenance_item', rows)
  return cars.length
}

/** Locked, so that two processes do not plan for the same car. */
function carsWithoutPlan(tx: Tx) {
  return tx
    .selectFrom('car')
    .innerJoin('area', 'area.id', 'car.area_id')
    .where('status', '<>', 'retired')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('maintenance_item')
            .select('maintenance_item.id')
            .whereRef('maintenance_item.car_id', '=', 'car.id'),
        ),
      ),
    )
    .select(['car.id', 'car.fuel', 'car.odometer', 'area.zone'])
    .forUpdate('car')
    .skipLocked()
    .execute()
}
