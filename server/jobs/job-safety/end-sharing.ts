import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'

export const sharingOver = (now: SqlInstant) => sql`
  select j.id from job_location l join job j on j.id = l.job_id
  where j.status <> 'assigned' or j.ends_at <= ${now}`

/**
 * Forgets where people are once the window of their job is over; a job that ends earlier takes it
 * along by itself (docs/product/jobs.md#location).
 */
export async function endSharing({ db, clock }: Services): Promise<number> {
  const { rows } = await sql`
    delete from job_location where job_id in (${sharingOver(sqlInstant(clock()))})
    returning job_id`.execute(db)
  return rows.length
}
