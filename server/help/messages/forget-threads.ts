import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { detachFromThread } from '../../platform/uploads/attach-files.ts'

/**
 * Empties what was said in the threads of somebody who left, on both sides; that it was said stays.
 * Photos of a rental stay with it as its evidence, those between two members go.
 */
export async function forgetThreads(tx: Tx, userId: string): Promise<void> {
  const ofJobs = sql`(job_id in (select id from job where ${userId} in (owner_id, assignee_id))
    or (job_id is not null and author_id = ${userId}))`
  await sql`
    update message set body = ''
    where order_id in (select id from rental_order where user_id = ${userId}) or ${ofJobs}`.execute(
    tx,
  )
  const { rows } = await sql<{ file_id: string }>`
    delete from message_picture where message_id in (select id from message where ${ofJobs})
    returning file_id`.execute(tx)
  await detachFromThread(
    tx,
    rows.map(({ file_id }) => file_id),
  )
}
