import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Takes away what was written about somebody who left, and their notes to staff. What they wrote about
 * cars and others stays, under no name (docs/product/accounts.md#leaving).
 */
export async function forgetReviews(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('review').where('subject_id', '=', userId).execute()
  await tx
    .updateTable('review')
    .set({ private_note: null })
    .where('reviewer_id', '=', userId)
    .execute()
  await sql`delete from review_report where reporter_id = ${userId}`.execute(tx)
}
