import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

/** The car's last reading, miles. */
export async function lastReading(db: Db | Tx, carId: string): Promise<number> {
  const car = await db
    .selectFrom('car')
    .select('odometer')
    .where('id', '=', carId)
    .executeTakeFirst()
  return car?.odometer ?? 0
}

/** Writes a new reading down; the last one never goes back. */
export async function readOdometer(tx: Tx, carId: string, odometer: number): Promise<void> {
  await sql`
    update car set odometer = greatest(odometer, ${odometer}::int) where id = ${carId}`.execute(tx)
}
