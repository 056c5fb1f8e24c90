import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Empties what was said in the threads of somebody who left, on both sides; that it was said stays. */
export async function forgetThreads(tx: Tx, userId: string): Promise<void> {
  await sql`
    update message set body = ''
    where order_id in (select id from rental_order where user_id = ${userId})
      or job_id in (select id from job where ${userId} in (owner_id, assignee_id))
      or (job_id is not null and author_id = ${userId})`.execute(tx)
}
