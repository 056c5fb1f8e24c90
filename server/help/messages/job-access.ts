import { sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { blocksViewer, writerName } from '../../people/people/shown-name.ts'
import type { Picture } from './attach-pictures.ts'
import { addPictures, picturesOfLine, type ThreadRow, type ThreadSide } from './thread-store.ts'

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

declare module '../../platform/api/context.ts' {
  interface Questions {
    /**
     * The thread of a job, for its owner and who does it; staff stand in for the company.
     * @throws Problem 404 for anybody else, as if there were none
     */
    jobThread: (db: Db | Tx, jobId: string, user: SignedIn) => Promise<JobAccess>
  }
}

type NewLine = { authorId: string; body: string; pictures: readonly Picture[]; now: Date }

/** Adds a line to the thread of a job. @returns its id */
export async function addToJobThread(
  tx: Tx,
  { id, side }: JobAccess,
  { authorId, body, pictures, now }: NewLine,
): Promise<number> {
  const { id: line } = await tx
    .insertInto('message')
    .values({ job_id: id, author: side, author_id: authorId, body, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addPictures(tx, line, pictures)
  return line
}

/** The newest lines that a thread shows. */
const most = 500

type Line = Omit<ThreadRow, 'name'> & {
  first_name: string | null
  deleted_at: Date | null
  blocks_viewer: boolean
}

/**
 * The thread of the two who do a job together, oldest first; only line `id`, when that is given.
 * Once a block has ended it, whoever blocked the reader has no name in it any more, and neither
 * learns what the other has read.
 */
export async function readJobThreadRows(
  db: Db | Tx,
  { id: jobId, since, isOpen }: JobAccess,
  { viewerId, lang }: { viewerId: string; lang: Lang },
  id?: number,
): Promise<ThreadRow[]> {
  const { rows } = await sql<Line>`
    select * from (
      select m.id, m.help_request_id, m.author, m.author_id, u.first_name, u.deleted_at, m.body, m.event,
        m.details, m.created_at, m.read_at, ${picturesOfLine} as pictures,
        ${blocksViewer('m.author_id', viewerId)} as blocks_viewer
      from message m join app_user u on u.id = m.author_id
      where m.job_id = ${jobId} and m.created_at >= ${since}::timestamptz
        and (${id ?? null}::bigint is null or m.id = ${id ?? null}::bigint)
      order by m.id desc limit ${most}) newest
    order by id`.execute(db)
  return rows.map(({ first_name, deleted_at, blocks_viewer, read_at, ...row }) => ({
    ...row,
    read_at: isOpen ? read_at : null,
    name: writerName({ first_name, deleted_at, blocks_viewer: blocks_viewer && !isOpen }, lang),
  }))
}
