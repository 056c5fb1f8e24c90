import { mayRate, type RatedFacts, revealedFrom } from '#domain/community/reviews/may-rate.ts'
import { reviewValue } from '#domain/community/profile/score.ts'
import type { Lang } from '#protocol/core/text.ts'
import { failedAction } from '../../../platform/api/problem.ts'
import { randomId } from '../../../platform/random.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { jobRateRefusals } from '../review-texts.ts'
import { showReview } from '../show-reviews.ts'

/** What one side of a job says of the other; `subjectId` is null for the company. */
type JobWriting = {
  jobId: string
  side: 'owner' | 'assignee'
  writerId: string
  subjectId: string | null
  facts: RatedFacts
  ratings: Record<string, number>
  comment: string
  language: Lang
  now: Date
}

/**
 * Writes what one side says of a job, whose lock the caller holds; blind until both have written or
 * 14 days have passed (docs/product/community.md#blind).
 * @throws Problem 200 with `result: false` when this side may not write now
 */
export async function writeJobReview(tx: Tx, writing: JobWriting): Promise<void> {
  const { jobId, side, writerId, subjectId, facts, ratings, comment, language, now } = writing
  const reviews = await tx
    .selectFrom('review')
    .select(['id', 'side'])
    .where('job_id', '=', jobId)
    .execute()
  const mine = reviews.find((review) => review.side === side)
  const theirs = reviews.find((review) => review.side !== side)
  const may = mayRate(facts, mine && 'completed', now)
  if ('refusal' in may) throw failedAction(jobRateRefusals[may.refusal])
  const id = randomId()
  await tx
    .insertInto('review')
    .values({
      id,
      job_id: jobId,
      side,
      reviewer_id: writerId,
      subject_id: subjectId,
      status: may.status,
      score: reviewValue(ratings)?.toFixed(1) ?? null,
      ratings: JSON.stringify(ratings),
      language,
      comment,
      created_at: now,
      reveal_at: revealedFrom(may, theirs !== undefined, now),
    })
    .execute()
  if (theirs) {
    await tx
      .updateTable('review')
      .set({ reveal_at: now })
      .where('id', '=', theirs.id)
      .where('reveal_at', '>', now)
      .execute()
    await showReview(tx, theirs.id, now)
  }
  await showReview(tx, id, now)
}
