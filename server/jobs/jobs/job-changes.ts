import { sql } from 'kysely'
import { isLate } from '#domain/jobs/jobs/job-moves.ts'
import type * as operations from '#protocol/jobs/operations.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { settleNotice } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { allowed } from './act.ts'
import { record } from './job-history.ts'
import { jobThread, tellOfJob } from './job-news.ts'
import { readApplications, jobFor, type JobRow, lockJob, roleOf } from './jobs-store.ts'
import { presentJob } from './present-job.ts'

type Of<Name extends keyof typeof operations> = Handlers<typeof operations>[Name]

const ownerOf = (row: JobRow) => (row.owner_id === null ? 'staff' : 'owner')

/**
 * Takes the own application back; whoever was accepted leaves the job, which is open again
 * (docs/product/jobs.md#late).
 * @throws Problem 200 with `result: false` and why not, 404
 */
export const jobApplicationRemove: Of<'jobApplicationRemove'> = async (context, { id }) => {
  const { db: tx, user, now } = context
  const row = await lockJob(tx, user, id)
  const role = roleOf(row, user)
  const leaves = role === 'assigned'
  allowed(leaves ? 'leave' : 'removeApplication', role, row, now)
  const late = leaves && isLate(now, row.starts_at)
  await tx
    .updateTable('job_application')
    .set({ status: 'withdrawn', ended_at: now, updated_at: now, left_late: late })
    .where('job_id', '=', id)
    .where('applicant_id', '=', user.id)
    .where('status', '=', leaves ? 'accepted' : 'pending')
    .execute()
  if (leaves) {
    await tx
      .updateTable('job')
      .set({ status: 'open', assignee_id: null, updated_at: now })
      .where('id', '=', id)
      .execute()
  }
  await record(tx, id, {
    action: leaves ? 'leave' : 'removeApplication',
    actor: leaves ? 'assigned' : 'applicant',
    actorId: user.id,
    ...(leaves ? { from: 'assigned' as const, to: 'open' as const } : {}),
    application: row.my_application ?? undefined,
    late,
    at: now,
  })
  const news = leaves ? (late ? 'leftLate' : 'left') : 'offerGone'
  await settleNotice(tx, user.id, jobThread(id), now)
  await tellOfJob(tx, row.owner_id, row, news, now)
  return { job: await presentJob(context, await jobFor(tx, user, id)) }
}

/**
 * The owner cancels, or restores what was cancelled (docs/product/jobs.md#cancelled).
 * @throws Problem 200 with `result: false` and why not, 404
 */
export const jobCancel: Of<'jobCancel'> = async (context, { id, restore }) => {
  const { db: tx, user, now, services } = context
  const row = await lockJob(tx, user, id)
  allowed(restore ? 'restore' : 'cancel', roleOf(row, user), row, now)
  if (restore) await bringBack(tx, row, user.id, now)
  else await cancelJob(tx, row, user.id, services, now)
  return { job: await presentJob(context, await jobFor(tx, user, id)) }
}

/** Why staff took the car back is told to who had its keys. */
type Ending =
  | { action: 'cancel' }
  | { action: 'takeBack' | 'refuse'; details: Record<string, unknown> & { message: string } }

/** Ends a job that is open or assigned, and tells those who applied. */
export async function cancelJob(
  tx: Tx,
  row: JobRow,
  by: string,
  services: Pick<Services, 'tell'>,
  now: Date,
  how: Ending = { action: 'cancel' },
): Promise<void> {
  const late = row.status === 'assigned' && isLate(now, row.starts_at)
  const live = (await readApplications(tx, row.id)).filter(({ ended_at: ended }) => ended === null)
  await tx
    .updateTable('job_application')
    .set({ status: 'expired', ended_at: now, updated_at: now })
    .where('job_id', '=', row.id)
    .where('status', 'in', ['pending', 'accepted'])
    .execute()
  await tx
    .updateTable('job')
    .set({ status: 'cancelled', cancelled_at: now, cancelled_late: late, updated_at: now })
    .where('id', '=', row.id)
    .execute()
  await record(tx, row.id, {
    ...how,
    actor: ownerOf(row),
    actorId: by,
    from: row.status,
    to: 'cancelled',
    late,
    at: now,
  })
  await settleNotice(tx, by, jobThread(row.id), now)
  await services.tell(tx, { kind: 'jobEnded', jobId: row.id, as: 'cancelled', at: now })
  const taken =
    how.action !== 'cancel' ? { en: how.details.message, es: how.details.message } : undefined
  const ended = how.action === 'refuse' ? 'refused' : 'takenBack'
  const news = taken !== undefined ? ended : late ? 'cancelledLate' : 'cancelled'
  for (const { applicant_id: person } of live) await tellOfJob(tx, person, row, news, now, taken)
}

/** What the cancellation ended waits again; who was assigned has to be accepted anew. */
async function bringBack(tx: Tx, row: JobRow, by: string, now: Date): Promise<void> {
  await tx
    .updateTable('job')
    .set({
      status: 'open',
      cancelled_at: null,
      cancelled_late: false,
      assignee_id: null,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .execute()
  const { rows: back } = await sql<{ applicant_id: string }>`
    update job_application a set status = 'pending', ended_at = null, updated_at = ${now}::timestamptz
    where a.job_id = ${row.id} and a.status = 'expired' and a.ended_at = ${row.cancelled_at}::timestamptz
      and not exists (select from person_block b where (b.blocker_id, b.blocked_id)
        in ((${row.owner_id}::text, a.applicant_id), (a.applicant_id, ${row.owner_id}::text)))
      and not exists (select from app_user u where u.id = a.applicant_id and u.deleted_at is not null)
    returning a.applicant_id`.execute(tx)
  await record(tx, row.id, {
    action: 'restore',
    actor: ownerOf(row),
    actorId: by,
    from: 'cancelled',
    to: 'open',
    at: now,
  })
  for (const { applicant_id: person } of back) await tellOfJob(tx, person, row, 'restored', now)
}

/**
 * Whoever does the job says that it is done; its owner confirms within 72 hours, or it confirms
 * itself (docs/product/jobs.md#time).
 * @throws Problem 200 with `result: false` and why not, 404
 */
export const markJobDone: Of<'markJobDone'> = async (context, { id }) => {
  const { db: tx, user, now } = context
  const row = await lockJob(tx, user, id)
  allowed('markDone', roleOf(row, user), row, now)
  await tx
    .updateTable('job')
    .set({ status: 'done', done_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
  await record(tx, id, {
    action: 'markDone',
    actor: 'assigned',
    actorId: user.id,
    from: 'assigned',
    to: 'done',
    at: now,
  })
  await settleNotice(tx, user.id, jobThread(id), now)
  await tellOfJob(tx, row.owner_id, row, 'done', now)
  return { job: await presentJob(context, await jobFor(tx, user, id)) }
}
