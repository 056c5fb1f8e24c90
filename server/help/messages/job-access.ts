import { sql } from 'kysely'
import { goesOn, isThreadRead, type JobRole } from '#domain/jobs/jobs/job-moves.ts'
import type { JobStatus } from '#domain/jobs/jobs/job.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import { Problem } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { blocksViewer, writerName } from '../../people/people/shown-name.ts'
import type { ThreadRow, ThreadSide } from './thread-store.ts'

const lost: Text = {
  en: 'This job does not exist, or it is not shown to you.',
  es: 'Este trabajo no existe o no se te muestra.',
}

/** A job whose thread somebody may read and write. */
export type JobAccess = {
  id: string
  title: string
  zone: string
  /** The caller's side. */
  side: Exclude<ThreadSide, 'renter'>
  /** The person on the other side; missing for the company, whose staff are told. */
  other: string | undefined
  /** Since when they do it together: what was written with somebody before is not for this one. */
  since: Date
  /** Somebody is assigned: the two read what they wrote. */
  isRead: boolean
  /** And there is somebody to write to, whom no block keeps away. */
  isOpen: boolean
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

function roleOf(row: Row, { id, staff }: SignedIn): JobRole | undefined {
  if (row.assignee_id === id) return 'assigned'
  if (row.owner_id === id || (row.owner_id === null && staff)) return 'owner'
  return undefined
}

type NewLine = { authorId: string; body: string; now: Date }

/** Adds a line to the thread of a job. @returns its id */
export async function addToJobThread(
  tx: Tx,
  { id, side }: JobAccess,
  { authorId, body, now }: NewLine,
): Promise<number> {
  const { id: line } = await tx
    .insertInto('message')
    .values({ job_id: id, author: side, author_id: authorId, body, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return line
}

/** The newest lines that a thread shows. */
const most = 500

type Line = Omit<ThreadRow, 'pictures' | 'name'> & {
  first_name: string | null
  deleted_at: Date | null
  blocks_viewer: boolean
}

/**
 * The thread of the two who do a job together, oldest first; only line `id`, when that is given.
 * Once a block has ended it, whoever blocked the reader has no name in it any more.
 */
export async function jobThreadOf(
  db: Db | Tx,
  { id: jobId, since, isOpen }: JobAccess,
  { viewerId, lang }: { viewerId: string; lang: Lang },
  id?: number,
): Promise<ThreadRow[]> {
  const { rows } = await sql<Line>`
    select * from (
      select m.id, m.help_request_id, m.author, m.author_id, u.first_name, u.deleted_at, m.body, m.event,
        m.details, m.created_at, ${blocksViewer('m.author_id', viewerId)} as blocks_viewer
      from message m join app_user u on u.id = m.author_id
      where m.job_id = ${jobId} and m.created_at >= ${since}::timestamptz
        and (${id ?? null}::bigint is null or m.id = ${id ?? null}::bigint)
      order by m.id desc limit ${most}) newest
    order by id`.execute(db)
  return rows.map(({ first_name, deleted_at, blocks_viewer, ...row }) => ({
    ...row,
    name: writerName({ first_name, deleted_at, blocks_viewer: blocks_viewer && !isOpen }, lang),
    pictures: [],
  }))
}
