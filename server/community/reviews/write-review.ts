import {
  mayRate,
  type MayRate,
  revealedFrom,
  type ReviewStatus,
} from '#domain/community/reviews/may-rate.ts'
import { reviewValue } from '#domain/community/profile/score.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { submitRating } from '#protocol/community/reviews/submit-rating.ts'
import type { Lang } from '#protocol/core/text.ts'
import { conflict } from '../../platform/api/problem.ts'
import { settleNotice } from '../../platform/mail/notifications.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { RatedRental } from './rated-rental.ts'
import { rateRefusals } from './review-texts.ts'
import { bothSides, type ReviewRow, reviewRows } from './reviews-store.ts'
import { showReview } from './show-reviews.ts'

type Values = Pick<ParsedInputOf<typeof submitRating>, 'id1' | 'id2' | 'id3' | 'id4' | 'id5'>

/** Criterion id to its value, as it is kept. */
export const ratingsOf = ({ id1, id2, id3, id4, id5 }: Values): Record<string, number> => ({
  1: id1,
  2: id2,
  3: id3,
  4: id4,
  5: id5,
})

export const ratingThread = (transactionId: string) => `rate ${transactionId}`

type Writing = {
  side: 'renter' | 'company'
  writerId: string
  ratings: Record<string, number>
  comment: string
  privateNote: string | undefined
  language: Lang
  now: Date
}

/**
 * Writes what one side says of a rental, whose lock the caller holds; what the same side said while
 * it was under way is replaced. With the second of two final ones both are read at once.
 * @throws Problem 409 when this side may not write now
 */
export async function writeReview(
  tx: Tx,
  rental: RatedRental,
  writing: Writing,
): Promise<{ review: ReviewRow; before: ReviewStatus | undefined }> {
  const { side, writerId, now } = writing
  const sides = await bothSides(tx, rental.transactionId, writerId)
  const mine = sides[side]
  const theirs = sides[side === 'renter' ? 'company' : 'renter']
  const before = mine?.status as ReviewStatus | undefined
  const may = mayRate(rental.facts, before, now)
  if ('refusal' in may) throw conflict(rateRefusals[may.refusal])
  const otherIsFinal = theirs !== undefined && theirs.status !== 'in-progress'
  const id = await save(tx, rental, mine?.id, may, otherIsFinal, writing)
  if (may.status !== 'in-progress' && otherIsFinal) {
    await tx
      .updateTable('review')
      .set({ reveal_at: now })
      .where('id', '=', theirs.id)
      .where('reveal_at', '>', now)
      .execute()
    await showReview(tx, theirs.id, now)
  }
  await showReview(tx, id, now)
  if (side === 'renter') await settleNotice(tx, writerId, ratingThread(rental.transactionId), now)
  const review = await reviewRows(tx, writerId)
    .where('review.id', '=', id)
    .executeTakeFirstOrThrow()
  return { review, before }
}

async function save(
  tx: Tx,
  rental: RatedRental,
  earlier: string | undefined,
  may: MayRate,
  otherIsFinal: boolean,
  { side, writerId, ratings, comment, privateNote, language, now }: Writing,
): Promise<string> {
  const said = {
    reviewer_id: writerId,
    car_id: rental.carId,
    period_start: rental.period.start,
    period_end: rental.period.end,
    status: may.status,
    score: reviewValue(ratings)?.toFixed(1) ?? null,
    ratings: JSON.stringify(ratings),
    language,
    comment,
    private_note: privateNote ?? null,
    created_at: now,
    reveal_at: revealedFrom(may, otherIsFinal, now),
    shown_at: null,
    // Another text: what was decided about the first one is not about this.
    hidden_at: null,
  }
  if (earlier) {
    await tx.deleteFrom('review_report').where('review_id', '=', earlier).execute()
    await tx.updateTable('review').set(said).where('id', '=', earlier).execute()
    return earlier
  }
  const id = randomId()
  const subject_id = side === 'company' ? rental.renterId : null
  await tx
    .insertInto('review')
    .values({ id, subject_id, transaction_id: rental.transactionId, side, ...said })
    .execute()
  return id
}
