import type { jobCompletion as operation } from '#protocol/jobs/job-commands.ts'
import type { Handler } from '../../core/api/handler.ts'
import { settleNotice } from '../../core/mail/notifications.ts'
import { writeJobReview } from '../reviews/of-jobs/write-job-review.ts'
import { ratingsOf } from '../reviews/write-review.ts'
import type { Tx } from '../../db/database.ts'
import { allowed } from './act.ts'
import { record } from './job-history.ts'
import { jobThread, tellOfJob } from './job-news.ts'
import { jobFor, type JobRow, lockJob, roleOf } from './jobs-store.ts'
import { presentJob } from './present-job.ts'

/**
 * The owner confirms that a job is done and rates who did it; whoever did it rates the owner
 * (docs/product/jobs.md#rights).
 * @throws Problem 200 with `result: false` and why not, 404
 */
export const jobCompletion: Handler<typeof operation> = async (
  context,
  { id, comments = '', ...values },
) => {
  const { db: tx, user, now, lang } = context
  const row = await lockJob(tx, user, id)
  const role = roleOf(row, user)
  const isOwner = role === 'owner'
  const confirms = isOwner && row.status !== 'completed' && row.status !== 'cancelled'
  allowed(confirms ? 'complete' : 'rate', role, row, now)
  if (confirms) await complete(tx, row, user.id, now)
  const since = row.completed_at ?? row.cancelled_at ?? now
  const stage = row.status === 'cancelled' ? 'cancelledLate' : 'completed'
  await writeJobReview(tx, {
    jobId: id,
    side: isOwner ? 'owner' : 'assignee',
    writerId: user.id,
    subjectId: isOwner ? row.assignee_id : row.owner_id,
    facts: { kind: 'job', stage, since },
    ratings: ratingsOf(values),
    comment: comments,
    language: lang,
    now,
  })
  await settleNotice(tx, user.id, jobThread(id), now)
  return { job: await presentJob(context, await jobFor(tx, user, id)) }
}

/** By its owner's word, or by itself without `by` (docs/product/jobs.md#time). */
export async function complete(
  tx: Tx,
  row: Pick<JobRow, 'id' | 'title' | 'status' | 'owner_id' | 'assignee_id'>,
  by: string | undefined,
  now: Date,
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
    at: now,
  })
  await tellOfJob(tx, row.assignee_id, row, 'confirmed', now)
  if (by === undefined) await tellOfJob(tx, row.owner_id, row, 'confirmed', now)
}
