import type { Lang } from '#protocol/core/text.ts'
import { audit } from '../../platform/audit/audit.ts'
import { ratedRental } from '../../community/reviews/rated-rental.ts'
import { usualComments } from '../../community/reviews/review-texts.ts'
import { writeReview } from '../../community/reviews/write-review.ts'
import { langOf } from '#protocol/core/text.ts'
import type { Tx } from '../../platform/db/database.ts'
import { demoNumber } from './demo-id.ts'
import { companyLines } from './demo-words.ts'
import type { ReviewedRental } from './demo-reviews.ts'

const hourMs = 3_600_000

/** An order of the past, what its renter wrote of it, and who of the staff wrote for the company. */
export type Rated = {
  order: string
  review: Pick<ReviewedRental, 'renterId' | 'ratings' | 'language' | 'comment' | 'writtenAt'>
  staffId: string
}

/** What both sides wrote: the company two hours after the return, the renter later, which shows both. */
export async function reviewBothSides(
  tx: Tx,
  { order, review, staffId }: Rated,
  returned: Date,
): Promise<void> {
  const { transaction_id: transactionId } = await tx
    .selectFrom('rental_order')
    .select('transaction_id')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const rental = await ratedRental(tx, transactionId)
  if (!rental) throw new Error(`demo order ${order} was never booked`)
  const at = new Date(returned.getTime() + 2 * hourMs)
  const { language } = await tx
    .selectFrom('app_user')
    .select('language')
    .where('id', '=', review.renterId)
    .executeTakeFirstOrThrow()
  const said = saysTheCompany(order, langOf(language))
  const theirs = { side: 'company', writerId: staffId, ...said, privateNote: undefined } as const
  const written = await writeReview(tx, rental, { ...theirs, now: at })
  await audit(tx, staffId, at, 'review written', written.review.id, {
    order,
    to: written.review.status,
    ratings: said.ratings,
    comments: said.comment,
  })
  const { ratings, comment, language: words, writtenAt } = review
  await writeReview(tx, rental, {
    side: 'renter',
    writerId: review.renterId,
    ratings,
    comment,
    privateNote: undefined,
    language: words,
    now: between(writtenAt, returned.getTime() + 4 * hourMs, returned.getTime() + 60 * hourMs),
  })
}

const between = (at: Date, first: number, last: number) =>
  new Date(Math.min(Math.max(at.getTime(), first), last))

/** Ten of ten with the usual words, or what was less than that. */
function saysTheCompany(order: string, language: Lang) {
  const number = demoNumber(`company ${order}`)
  const lines = companyLines[language]
  const line = lines[number % (lines.length + 1)]
  const values = line?.ratings ?? [10, 10, 10, 10, 10]
  return {
    ratings: Object.fromEntries(values.map((value, index) => [index + 1, value])),
    comment: line?.text ?? usualComments.completed[language],
    language,
  }
}
