import { wake } from '../../platform/work/topics.ts'
import { sql } from 'kysely'
import { highestReading, type Reading } from '#domain/fleet/fleet/odometer.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/** The car's last reading, miles. */
export async function lastReading(db: Db | Tx, carId: string): Promise<Reading> {
  const car = await db
    .selectFrom('car')
    .select(['odometer', 'odometer_read_at'])
    .where('id', '=', carId)
    .executeTakeFirst()
  return { miles: car?.odometer ?? 0, at: car?.odometer_read_at ?? undefined }
}

/** Whether a car can show this: no less than at the last reading, and no more than it can have come. */
export async function readingFacts(
  db: Db | Tx,
  carId: string,
  odometer: number,
  now: Date,
): Promise<{ odometerNotBelow: boolean; odometerInReach: boolean }> {
  const last = await lastReading(db, carId)
  return {
    odometerNotBelow: odometer >= last.miles,
    odometerInReach: odometer <= highestReading(last, now),
  }
}

/**
 * Writes a new reading down; the last one never goes back.
 * @param at when the car was read
 */
export async function readOdometer(
  tx: Tx,
  carId: string,
  odometer: number,
  at: Date,
): Promise<void> {
  await sql`
    update car set odometer = ${odometer}::int,
      odometer_read_at = greatest(odometer_read_at, ${at}::timestamptz)
    where id = ${carId} and odometer <= ${odometer}::int`.execute(tx)
  await wake(tx, 'maintenance')
}
