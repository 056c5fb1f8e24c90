import type { JobType } from '#domain/jobs/jobs/job.ts'
import { jobCriteria } from '#domain/jobs/jobs/job-criteria.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { jobCompletion as operation } from '#protocol/jobs/jobs/job-commands.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { JobValueName } from '#protocol/community/reviews/choices.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { settleNotice } from '../../platform/mail/notifications.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { writeJobReview } from '../../community/reviews/of-jobs/write-job-review.ts'
import type { Tx } from '../../platform/db/database.ts'
import { allowed } from './act.ts'
import { record } from './job-history.ts'
import { jobThread, tellOfJob } from './job-news.ts'
import { jobTexts } from './job-texts.ts'
import { readApplications, jobFor, type JobRow, lockJob, roleOf } from './jobs-store.ts'
import { presentJob } from './present-job.ts'

/**
 * The owner confirms that a job is done and rates who did it; whoever did it rates the owner
 * (docs/product/jobs.md#rights).
 * @throws Problem 200 with `result: false` and why not, 400 for other criteria than the job's, 404,
 *   409 when somebody else does it than who was read
 */
export const jobCompletion: Handler<typeof operation> = async (
  context,
  { id, comments = '', application, ...values },
) => {
  const { db: tx, user, now, lang, services } = context
  const row = await lockJob(tx, user, id)
  const role = roleOf(row, user)
  const isOwner = role === 'owner'
  const confirms = isOwner && row.status !== 'completed' && row.status !== 'cancelled'
  allowed(confirms ? 'complete' : 'rate', role, row, now)
  if (application !== undefined) await mustBeOf(tx, row, application)
  const ratings = ratingsOf(values, row.type, isOwner ? 'assignee' : 'owner')
  // Staff who did it themselves, before they were staff, leave it to a colleague.
  if (isOwner && row.owner_id === null) mustNotBeOwn(user, row.assignee_id ?? '')
  if (confirms) await complete(tx, row, user.id, services, now)
  const since = row.completed_at ?? row.cancelled_at ?? now
  const stage = row.status === 'cancelled' ? 'cancelledLate' : 'completed'
  await writeJobReview(tx, {
    jobId: id,
    side: isOwner ? 'owner' : 'assignee',
    writerId: user.id,
    subjectId: isOwner ? row.assignee_id : row.owner_id,
    facts: { kind: 'job', stage, since },
    ratings,
    comment: comments,
    language: lang,
    now,
  })
  await settleNotice(tx, user.id, jobThread(id), now)
  return { job: await presentJob(context, await jobFor(tx, user, id)) }
}

/** @throws Problem 409 when that application is not of who does the job now */
async function mustBeOf(tx: Tx, row: JobRow, application: string): Promise<void> {
  const read = (await readApplications(tx, row.id)).find(({ id }) => id === application)
  if (read?.applicant_id !== row.assignee_id) throw conflict(jobTexts.otherPerson)
}

type Values = Pick<ParsedInputOf<typeof operation>, JobValueName>

/** Criterion id to its value: those of the rated side of such a job, all of them and no others. */
function ratingsOf(
  { id1, id2, id3, id4, id5, id6, id7, id8 }: Values,
  type: JobType,
  rated: 'owner' | 'assignee',
): Record<string, number> {
  const values = { 1: id1, 2: id2, 3: id3, 4: id4, 5: id5, 6: id6, 7: id7, 8: id8 }
  const asked = new Set<string>(jobCriteria(type, rated))
  const wrong = Object.entries(values).filter(
    ([id, value]) => asked.has(id) !== (value !== undefined),
  )
  if (wrong.length > 0) {
    const errors = wrong.map(([id]) => [
      `id${id}`,
      fieldError(asked.has(id) ? 'required' : 'notUsed'),
    ])
    throw new Problem(400, texts.malformed, { errors: Object.fromEntries(errors) })
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
  )
}

/** By its owner's word, or by itself without `by` (docs/product/jobs.md#time). */
export async function complete(
  tx: Tx,
  row: Pick<JobRow, 'id' | 'title' | 'status' | 'owner_id' | 'assignee_id'>,
  by: string | undefined,
  services: Pick<Services, 'tell'>,
  now: Date,
  details: Record<string, unknown> = {},
): Promise<void> {
  await tx
    .updateTable('job')
    .set({ status: 'completed', completed_at: now, updated_at: now })
    .where('id', '=', row.id)
    .execute()
  await record(tx, row.id, {
    action: by === undefined ? 'confirmItself' : 'complete',
    actor: by === undefined ? 'system' : row.owner_id === null ? 'staff' : 'owner',
    actorId: by,
    from: row.status,
    to: 'completed',
    details,
    at: now,
  })
  await services.tell(tx, { kind: 'jobEnded', jobId: row.id, as: 'completed', at: now })
  await tellOfJob(tx, row.assignee_id, row, 'confirmed', now)
  if (by === undefined) await tellOfJob(tx, row.owner_id, row, 'confirmed', now)
}
