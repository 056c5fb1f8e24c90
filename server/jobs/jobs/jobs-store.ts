import { type RawBuilder, type Selectable, sql } from 'kysely'
import {
  type CarOnTheWay,
  type JobFacts,
  type JobRole,
  runningJob,
} from '#domain/jobs/jobs/job-moves.ts'
import type { JobTerms } from '#domain/jobs/jobs/job-terms.ts'
import type {
  ApplicationStatus,
  JobSize,
  JobStatus,
  JobType,
  Visibility,
} from '#domain/jobs/jobs/job.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import { shownCompanyName } from '../../people/company/company-store.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import { Problem } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { hasRow } from '../../platform/db/has-row.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { jobTexts } from './job-texts.ts'

type Columns = Selectable<Schema['job']>

/** A job with its towns, its area and the caller's part in it; money is cents, moments are instants. */
export type JobRow = Omit<Columns, 'type' | 'status' | 'size' | 'visibility' | 'via' | 'terms'> & {
  type: JobType
  status: JobStatus
  size: JobSize | null
  visibility: Visibility
  via: Place[]
  terms: JobTerms
  from_name: string
  from_state: string
  to_name: string | null
  to_state: string | null
  zone: string
  gas_price_cents: number
  company_name: string
  owner_first: string | null
  owner_last: string | null
  owner_avatar: string | null
  owner_deleted: Date | null
  /** Applications that wait or were accepted. */
  offers: number
  /** Those that wait for the owner: the job is still what they are for. */
  pending: number
  my_application: string | null
  my_offer: number | null
  my_comment: string | null
  my_status: ApplicationStatus | null
  /** What the caller's application is for. */
  my_terms: JobTerms | null
  /** Whether the job is still that. */
  my_stands: boolean | null
  /** Whether the caller has rated the other side. */
  has_rated: boolean
  is_rated: boolean
  /** Whether one of the two who do it together blocked the other. */
  is_blocked: boolean
  /** The car of a relocation. */
  car: CarOnTheWay | null
}

/** Who looks at jobs, as far as it matters to what they see. */
export type Viewer = Pick<SignedIn, 'id' | 'staff'>

/** The jobs `j` that somebody may see, as what a query reads from (docs/product/jobs.md#rights). */
export const jobsSeenBy = ({ id, staff }: Viewer): RawBuilder<unknown> =>
  sql`jobs_seen_by(${id}::text, ${staff}::boolean) j`

/** How the car of the relocation of the job `j` stands; null for every other job. */
export const carOf = sql<CarOnTheWay | null>`(select case
  when r.finished_at is not null then case when r.look_because <> '{}' and r.looked_at is null then 'toLookAt'
    else 'brought' end
  when r.started_at is not null and r.taken_back_at is null then 'onItsWay' else 'waits' end
  from relocation r where r.job_id = j.id)`

/** Every column of a card for `me`, of the jobs `j` that `from` selects. */
const columns = (me: string) => sql`
  j.*, f.name as from_name, f.state as from_state, t.name as to_name, t.state as to_state,
  area.zone, area.gas_price_cents, o.first_name as owner_first, o.last_name as owner_last,
  ${shownCompanyName} as company_name, o.avatar as owner_avatar, o.deleted_at as owner_deleted,
  (select count(*)::int from job_application a where a.job_id = j.id and a.status in ('pending', 'accepted')) as offers,
  (select count(*)::int from job_application a where a.job_id = j.id and a.status = 'pending'
    and a.terms = j.terms) as pending,
  mine.id as my_application, mine.offer_cents as my_offer, mine.comment as my_comment, mine.status as my_status,
  mine.terms as my_terms, mine.terms = j.terms as my_stands,
  ${hasRow(sql`review r where r.job_id = j.id and r.reviewer_id = ${me}`)} as has_rated,
  ${hasRow(sql`review r where r.job_id = j.id`)} as is_rated,
  ${hasRow(sql`person_block b where (b.blocker_id, b.blocked_id)
    in ((j.owner_id, j.assignee_id), (j.assignee_id, j.owner_id))`)} as is_blocked,
  ${carOf} as car`

const joins = (me: string) => sql`
  join place f on f.id = j.from_place_id left join place t on t.id = j.to_place_id
  join area on area.id = j.area_id left join app_user o on o.id = j.owner_id
  left join lateral (select * from job_application a where a.job_id = j.id and a.applicant_id = ${me}
    order by a.created_at desc, a.id limit 1) mine on true`

/** The jobs of some ids as the caller sees them, in no order. */
export async function jobsByIds(
  db: Db | Tx,
  me: string,
  ids: readonly string[],
): Promise<Map<string, JobRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<JobRow>`
    select ${columns(me)} from job j ${joins(me)} where j.id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** How somebody stands to a job. */
export function roleOf(row: JobRow, user: SignedIn): JobRole {
  if (row.owner_id === user.id || (row.owner_id === null && user.staff)) return 'owner'
  if (row.assignee_id === user.id) return 'assigned'
  return row.my_status === 'pending' ? 'applicant' : 'other'
}

export const factsOf = (row: JobRow): JobFacts => ({
  status: row.status,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  cancelledAt: row.cancelled_at ?? undefined,
  cancelledLate: row.cancelled_late,
  doneAt: row.done_at ?? undefined,
  completedAt: row.completed_at ?? undefined,
  pending: row.pending,
  hasRated: row.has_rated,
  isRated: row.is_rated,
  isBlocked: row.is_blocked,
  car: row.car ?? undefined,
})

/** @throws Problem 404 for a job that is not there or not to be seen */
export async function jobFor(db: Db | Tx, user: SignedIn, id: string): Promise<JobRow> {
  const { rows } = await sql<{ id: string }>`
    select j.id from ${jobsSeenBy(user)} where j.id = ${id}`.execute(db)
  const row = rows.length > 0 ? (await jobsByIds(db, user.id, [id])).get(id) : undefined
  if (!row) throw new Problem(404, jobTexts.lost)
  return row
}

/** A job that is changed: changes of one queue behind each other. @throws Problem 404 */
export async function lockJob(tx: Tx, user: SignedIn, id: string): Promise<JobRow> {
  await sql`select from job where id = ${id} for no key update`.execute(tx)
  return jobFor(tx, user, id)
}

export type ApplicationRow = Omit<Selectable<Schema['job_application']>, 'status'> & {
  status: ApplicationStatus
  /** Whether the job is still what it is for (docs/product/jobs.md#what-an-offer-is-for). */
  stands: boolean
  first_name: string | null
  last_name: string | null
  avatar: string | null
  deleted_at: Date | null
}

/** The applications of a job, the accepted one first, then the newest; of one person, when that is given. */
export async function readApplications(
  db: Db | Tx,
  jobId: string,
  applicant?: string,
): Promise<ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select a.*, a.terms = j.terms as stands, u.first_name, u.last_name, u.avatar, u.deleted_at
    from job_application a join job j on j.id = a.job_id join app_user u on u.id = a.applicant_id
    where a.job_id = ${jobId} and (${applicant ?? null}::text is null or a.applicant_id = ${applicant ?? null}::text)
    order by a.status <> 'accepted', a.status <> 'pending', a.created_at desc, a.id`.execute(db)
  return rows
}

/** Whether one of two people does a job of the other's now. */
export async function doJobTogether(db: Db | Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from job where status = ${runningJob}
      and (owner_id, assignee_id) in ((${one}, ${other}), (${other}, ${one})) limit 1`.execute(db)
  return rows.length > 0
}

/** How many jobs are agreed and not over. */
export async function agreedJobs(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from job where status in ('assigned', 'done')`.execute(db)
  return rows[0]?.many ?? 0
}
