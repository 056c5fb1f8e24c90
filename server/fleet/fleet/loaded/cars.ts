import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { rowsInto } from '../../../platform/db/insert-rows.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

export const insertCars = rowsInto('car')
export const insertCarTypes = rowsInto('car_type')
export const insertCarSubtypes = rowsInto('car_subtype')
export const insertFeatures = rowsInto('feature')

/** What its odometer shows, whatever was read in between. */
export async function setOdometer(tx: Tx, carId: string, odometer: number): Promise<void> {
  await tx.updateTable('car').set({ odometer }).where('id', '=', carId).execute()
}

/** @param made a query with a row a car: its id, and how many trips were made with it */
export async function setTrips(
  tx: Tx,
  made: RawBuilder<{ car_id: string; trips: number }>,
): Promise<void> {
  await sql`
    update car set trips = made.trips from (${made}) made where made.car_id = car.id`.execute(tx)
}
