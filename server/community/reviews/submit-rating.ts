import type { submitRating as operation } from '#protocol/community/reviews/submit-rating.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { presentReview } from './present-review.ts'
import { ratedRental } from './rated-rental.ts'
import { ratingsOf, writeReview } from './write-review.ts'

/**
 * The renter says how car and company were (docs/product/community.md#who-rates-whom).
 * @throws Problem 404 for somebody else's rental, 409 when it is not the time or was said already
 */
export const submitRating: Handler<typeof operation> = async (
  { db: tx, user, now, lang },
  { order: orderId, transaction, comments, privateNote, ...values },
) => {
  const order = await lockOrder(tx, orderId)
  const isTheirs = order?.user_id === user.id
  if (!order || !isTheirs || (transaction ?? order.transaction_id) !== order.transaction_id)
    throw new Problem(404, texts.lostOrder)
  const rental = await ratedRental(tx, order.transaction_id)
  if (!rental) throw new Problem(404, texts.lostOrder)
  const { review } = await writeReview(tx, rental, {
    side: 'renter',
    writerId: user.id,
    ratings: ratingsOf(values),
    comment: comments,
    privateNote,
    language: lang,
    now,
  })
  return { review: presentReview(review, { userId: user.id, lang, now }) }
}
