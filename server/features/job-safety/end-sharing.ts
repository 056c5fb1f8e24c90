import { sql } from 'kysely'
import type { Services } from '../../core/api/context.ts'

/**
 * Forgets where people are once the window of their job is over; a job that ends earlier takes it
 * along by itself (docs/product/jobs.md#location).
 */
export async function endSharing({ db, clock }: Services): Promise<number> {
  const { rows } = await sql<{ job_id: string }>`
    delete from job_location l using job j
    where j.id = l.job_id and (j.status <> 'assigned' or j.ends_at <= ${clock()}::timestamptz)
    returning l.job_id`.execute(db)
  return rows.length
}
