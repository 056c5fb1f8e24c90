import type { Tx } from '../../../platform/db/database.ts'
import { rowsInto } from '../../../platform/db/insert-rows.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

export const insertInspections = rowsInto('inspection')
export const insertInspectionItems = rowsInto('inspection_item')

/** Staff looked at it then; who is not told. */
export async function setReviewed(tx: Tx, inspectionId: string, at: Date): Promise<void> {
  await tx
    .updateTable('inspection')
    .set({ state: 'reviewed', reviewed_at: at })
    .where('id', '=', inspectionId)
    .execute()
}
