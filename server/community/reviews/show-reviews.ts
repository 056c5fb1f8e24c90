import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { findReviewPlace } from './review-place.ts'
import { rateCar } from './of-cars/rate-car.ts'
import { reviewNews } from './review-texts.ts'

/** A review that everybody reads from now on: its car is rated anew, whom it is about is told. */
export async function showReview(tx: Tx, id: string, now: Date): Promise<number> {
  const review = await tx
    .updateTable('review')
    .set({ shown_at: now })
    .where('id', '=', id)
    .where('shown_at', 'is', null)
    .where('reveal_at', '<=', now)
    .returning(['subject_id', 'transaction_id', 'job_id', 'car_id', 'status', 'hidden_at'])
    .executeTakeFirst()
  if (!review) return 0
  if (review.hidden_at) return 1
  if (review.subject_id) {
    const { title, text } = review.status === 'in-progress' ? reviewNews.early : reviewNews.shown
    const notice = {
      userId: review.subject_id,
      topic: 'network',
      thread: `review ${id}`,
      title,
      text,
      ...(await findReviewPlace(tx, review)),
    } as const
    await notify(tx, notice, now)
  } else if (review.car_id && review.status === 'completed') {
    await rateCar(tx, review.car_id, now)
  }
  return 1
}

export const reviewsToShow = (now: SqlInstant) => sql<{ id: string }>`
  select id from review where shown_at is null and reveal_at <= ${now}
  order by reveal_at limit 100`

/** What nobody's second review has revealed before its 14 days were over (docs/product/community.md#blind). */
export async function showDueReviews({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows } = await reviewsToShow(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ id }) => db.transaction().execute((tx) => showReview(tx, id, now)))
}
