import { type RawBuilder, sql } from 'kysely'
import type { staffReadJobThread as operation } from '#protocol/staff/conduct/staff-read-job-thread.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { presentThread } from '../../help/help/present-thread.ts'
import { picturesOfLine, type ThreadRow } from '../../help/messages/thread-store.ts'

/* A job of one of the two people of the report `r`, and the other of them. */
const ofTheTwo = sql`j.owner_id in (r.user_id, r.reporter_id)`
const theOther = sql`case j.owner_id when r.user_id then r.reporter_id else r.user_id end`

/** Who did the job when the line `m` was written: what was said with somebody else is not of this report. */
const assigneeThen: RawBuilder<string> = sql`(
  select a.applicant_id from job_event e join job_application a on a.id = e.application_id
  where e.job_id = m.job_id and e.status_to = 'assigned' and e.at <= m.created_at
  order by e.id desc limit 1)`

export type ReportedThread = { report_id: string; id: string; title: string }

/** The jobs about which the two people of each open report wrote to each other. */
export async function reportedThreads(
  db: Db | Tx,
  reports: readonly string[],
): Promise<ReportedThread[]> {
  if (reports.length === 0) return []
  const { rows } = await sql<ReportedThread>`
    select r.id as report_id, j.id, j.title
    from person_report r join job j on ${ofTheTwo}
    where r.id = any(${[...reports]}::text[]) and r.decided_at is null
      and exists (select from message m where m.job_id = j.id and ${assigneeThen} = ${theOther})
    order by j.created_at desc, j.id`.execute(db)
  return rows
}

type Line = Omit<ThreadRow, 'read_at'> & { about: string; zone: string }

/**
 * Reads a thread of a job for staff who look into a report (docs/product/staff.md#people); the
 * reading is audited.
 * @throws Problem 403 to the two of the job, 404 unless the report is open and of two who wrote there
 */
export const staffReadJobThread: Handler<typeof operation> = async (
  { db: tx, user, now, lang },
  { report, job },
) => {
  // By the job and not by the report, so that nobody learns that they are reported.
  const ofJob = await tx
    .selectFrom('job')
    .select(['owner_id', 'assignee_id'])
    .where('id', '=', job)
    .executeTakeFirst()
  for (const one of [ofJob?.owner_id, ofJob?.assignee_id]) mustNotBeOwn(user, one ?? '')
  const { rows } = await sql<Line>`
    select m.id, m.help_request_id, m.author, m.author_id, u.first_name as name, m.body, m.event,
      m.details, m.created_at, ${picturesOfLine} as pictures, r.user_id as about, area.zone
    from person_report r join job j on ${ofTheTwo} join area on area.id = j.area_id
      join message m on m.job_id = j.id join app_user u on u.id = m.author_id
    where r.id = ${report} and j.id = ${job} and r.decided_at is null and r.user_id <> ${user.id}
      and ${assigneeThen} = ${theOther}
    order by m.id`.execute(tx)
  const [first] = rows
  if (!first) throw new Problem(404, texts.notFound)
  await audit(tx, user.id, now, 'job thread read', job, { report, owner: first.about })
  const lines = rows.map((row) => ({ ...row, read_at: null }))
  return { messages: presentThread(lines, 'staff', first.zone, lang) }
}

/**
 * Whether staff read a photo of a job's thread in an open report: one on neither of the two is themselves, of what
 * they showed each other.
 */
export async function opensReportedPicture(
  db: Db | Tx,
  fileId: string,
  { id }: SignedIn,
): Promise<boolean> {
  const { rows } = await sql`
    select from message_picture p join message m on m.id = p.message_id join job j on j.id = m.job_id
      join person_report r on ${ofTheTwo}
    where p.file_id = ${fileId} and r.decided_at is null and ${assigneeThen} = ${theOther}
      and ${id} not in (r.user_id, r.reporter_id) limit 1`.execute(db)
  return rows.length > 0
}
