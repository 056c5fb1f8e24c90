import type { Tx } from '../../../platform/db/database.ts'
import { rowsInto } from '../../../platform/db/insert-rows.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

export const insertDrivers = rowsInto('driver')

/** Both papers of a driver wait for the staff. */
export async function handInPapers(tx: Tx, driverId: string, at: Date): Promise<void> {
  await tx
    .updateTable('driver')
    .set({
      license_verification: 'submitted',
      license_submitted_at: at,
      insurance_verification: 'submitted',
      insurance_submitted_at: at,
    })
    .where('id', '=', driverId)
    .execute()
}
