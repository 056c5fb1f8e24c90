import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** The car's last reading, miles; it never goes back. */
export async function readOdometer(tx: Tx, carId: string, odometer: number): Promise<void> {
  await sql`
    update car set odometer = greatest(odometer, ${odometer}::int) where id = ${carId}`.execute(tx)
}
