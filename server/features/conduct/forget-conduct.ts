import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** Takes away reports by and on somebody who left, and the blocks that they had. */
export async function forgetConduct(tx: Tx, userId: string): Promise<void> {
  await sql`delete from person_report where ${userId} in (user_id, reporter_id)`.execute(tx)
  await tx.deleteFrom('account_block').where('user_id', '=', userId).execute()
}
