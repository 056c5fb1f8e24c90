import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { cancelJob } from './job-changes.ts'
import { jobsByIds } from './jobs-store.ts'

/**
 * Ends what somebody who left had open, and forgets what they wrote and where it was: their open
 * jobs are cancelled, their offers taken back. That a job was done stays, under
 * no name (docs/product/accounts.md#leaving).
 */
export async function forgetJobs(
  tx: Tx,
  userId: string,
  services: Pick<Services, 'tell'>,
  now: Date,
): Promise<void> {
  const open = await tx
    .selectFrom('job')
    .select('id')
    .where('owner_id', '=', userId)
    .where('status', '=', 'open')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const rows = await jobsByIds(
    tx,
    userId,
    open.map(({ id }) => id),
  )
  for (const row of rows.values()) await cancelJob(tx, row, userId, services, now)
  await sql`
    update job set title = '—', description = '', from_address = null, from_exact_latitude = null,
      from_exact_longitude = null, to_address = null, to_exact_latitude = null, to_exact_longitude = null
    where owner_id = ${userId}`.execute(tx)
  await sql`
    update job_application set status = 'withdrawn', ended_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
    where applicant_id = ${userId} and status = 'pending'`.execute(tx)
  await sql`update job_application set comment = '' where applicant_id = ${userId}`.execute(tx)
}
