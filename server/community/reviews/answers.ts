import { sql } from 'kysely'
import type {
  replyToReview as replyOperation,
  reportReview as reportOperation,
  staffReplyToReview as staffReplyOperation,
} from '#protocol/community/reviews/answers.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { presentReview } from './present-review.ts'
import { findReviewPlace } from './review-place.ts'
import { reviewNews, reviewTexts } from './review-texts.ts'
import { type ReviewRow, visibleReview } from './reviews-store.ts'

/**
 * A review that is open to everybody, locked.
 * @throws Problem 404 for one that is not there, waits or was hidden
 */
async function lockOpenReview(tx: Tx, id: string, viewerId: string, now: Date): Promise<ReviewRow> {
  await sql`select from review where id = ${id} for no key update`.execute(tx)
  const review = await visibleReview(tx, id, viewerId, now)
  if (!review || review.reveal_at > now) throw new Problem(404, texts.notFound)
  return review
}

/** @throws Problem 409 when it was answered, or will be replaced by the review at the end */
async function reply(tx: Tx, review: ReviewRow, text: string, now: Date): Promise<ReviewRow> {
  if (review.status === 'in-progress') throw conflict(reviewTexts.replyLater)
  if (review.reply !== null) throw conflict(reviewTexts.repliedAlready)
  const replied = { reply: text, replied_at: now }
  await tx.updateTable('review').set(replied).where('id', '=', review.id).execute()
  return { ...review, ...replied }
}

/** Whom a review is about answers it (docs/product/community.md#replies). */
export const replyToReview: Handler<typeof replyOperation> = async (
  { db: tx, user, now, lang },
  { review: id, text },
) => {
  const review = await lockOpenReview(tx, id, user.id, now)
  if (review.subject_id !== user.id) throw new Problem(404, texts.notFound)
  const replied = await reply(tx, review, text, now)
  if (review.side !== 'company') await tellReviewer(tx, review, now)
  return { review: presentReview(replied, { userId: user.id, lang, now }) }
}

/** The company answers what a renter wrote about a car (docs/product/community.md#replies). */
export const staffReplyToReview: Handler<typeof staffReplyOperation> = async (
  { db: tx, user, now, lang },
  { review: id, text },
) => {
  const review = await lockOpenReview(tx, id, user.id, now)
  if (review.subject_id !== null) throw new Problem(404, texts.notFound)
  mustNotBeOwn(user, review.reviewer_id)
  const replied = await reply(tx, review, text, now)
  await tellReviewer(tx, review, now)
  const said = { owner: review.reviewer_id, from: 'open', to: 'answered', text }
  await audit(tx, user.id, now, 'review answered', id, said)
  return { review: presentReview(replied, { userId: user.id, lang, now }) }
}

async function tellReviewer(tx: Tx, review: ReviewRow, now: Date): Promise<void> {
  const notice = {
    userId: review.reviewer_id,
    topic: 'network',
    thread: `reply ${review.id}`,
    ...reviewNews.replied,
    ...(await findReviewPlace(tx, review)),
  } as const
  await notify(tx, notice, now)
}

/** Whoever reads a review may say once what is wrong with it (docs/product/community.md#reports). */
export const reportReview: Handler<typeof reportOperation> = async (
  { db: tx, user, now },
  { review: id, reason },
) => {
  const review = await lockOpenReview(tx, id, user.id, now)
  if (review.reviewer_id === user.id) throw conflict(reviewTexts.own)
  if (review.reported) throw conflict(reviewTexts.reportedAlready)
  await insertReviewReport(tx, { review: id, reporterId: user.id, reason }, now)
  return {}
}

/** Keeps for staff what somebody says is wrong with a review; the caller has looked that they may. */
export async function insertReviewReport(
  tx: Tx,
  { review, reporterId, reason }: { review: string; reporterId: string; reason: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('review_report')
    .values({ review_id: review, reporter_id: reporterId, reason, created_at: now })
    .execute()
}
