import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { wake } from '../work/topics.ts'

/** Older than anything that waits for its document. */
const longAgo = new Date(0)

/**
 * Lets go of a person's pictures, documents and whatever else is of no order: the sweep removes the
 * files and then their rows, so that a crash leaves neither behind. Pictures of a car stay with the
 * rental or the relocation that they are the evidence of, and papers of a car with it.
 */
export async function forgetFiles(tx: Tx, userId: string): Promise<void> {
  await sql`
    update stored_file set driver_id = null, job_id = null, job_position = null, created_at = ${longAgo}::timestamptz
    where owner_id = ${userId} and order_id is null and relocation_id is null
      and car_id is null`.execute(tx)
  await tx.deleteFrom('stored_bytes_of_day').where('user_id', '=', userId).execute()
  await wake(tx, 'uploads')
}
