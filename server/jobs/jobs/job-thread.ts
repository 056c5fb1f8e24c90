import { sql } from 'kysely'
import { goesOn, isThreadRead, type JobRole } from '#domain/jobs/jobs/job-moves.ts'
import type { JobStatus } from '#domain/jobs/jobs/job.ts'
import type { Text } from '#protocol/core/text.ts'
import type { JobAccess } from '../../help/messages/job-access.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import { Problem } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

const lost: Text = {
  en: 'This job does not exist, or it is not shown to you.',
  es: 'Este trabajo no existe o no se te muestra.',
}

type Row = {
  id: string
  title: string
  status: JobStatus
  owner_id: string | null
  assignee_id: string | null
  zone: string
  since: Date | null
  is_blocked: boolean
}

/**
 * The thread of a job, for its owner and who does it; staff stand in for the company.
 * @throws Problem 404 for anybody else, as if there were none
 */
export async function jobThreadFor(db: Db | Tx, jobId: string, user: SignedIn): Promise<JobAccess> {
  const { rows } = await sql<Row>`
    select j.id, j.title, j.status, j.owner_id, j.assignee_id, area.zone,
      (select max(e.at) from job_event e where e.job_id = j.id and e.status_to = 'assigned') as since,
      exists (select from person_block b where (b.blocker_id, b.blocked_id)
        in ((j.owner_id, j.assignee_id), (j.assignee_id, j.owner_id))) as is_blocked
    from job j join area on area.id = j.area_id where j.id = ${jobId}`.execute(db)
  const [row] = rows
  const role = row && roleOf(row, user)
  if (!row || !role) throw new Problem(404, lost)
  const isOwner = role === 'owner'
  const isRead = isThreadRead(role, row.status)
  return {
    id: row.id,
    title: row.title,
    zone: row.zone,
    side: isOwner ? (row.owner_id === null ? 'staff' : 'owner') : 'assignee',
    other: (isOwner ? row.assignee_id : row.owner_id) ?? undefined,
    since: row.since ?? new Date(0),
    isRead,
    isOpen: isRead && goesOn({ status: row.status, isBlocked: row.is_blocked }),
  }
}

/** Whether a photo of a job's thread stands in what its reader may read of it. */
export async function opensThreadPicture(
  db: Db | Tx,
  { fileId, jobId }: { fileId: string; jobId: string },
  user: SignedIn,
): Promise<boolean> {
  const access = await jobThreadFor(db, jobId, user).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  })
  if (!access?.isRead) return false
  const { rows } = await sql`
    select from message_picture p join message m on m.id = p.message_id
    where p.file_id = ${fileId} and m.job_id = ${jobId}
      and m.created_at >= ${access.since}::timestamptz`.execute(db)
  return rows.length > 0
}

function roleOf(row: Row, { id, staff }: SignedIn): JobRole | undefined {
  if (row.assignee_id === id) return 'assigned'
  if (row.owner_id === id || (row.owner_id === null && staff)) return 'owner'
  return undefined
}
