import { mayRate, type ReviewStatus } from '#domain/community/reviews/may-rate.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type {
  staffRentalReviews as readOperation,
  staffSubmitRating as submitOperation,
} from '#protocol/community/reviews/staff-reviews.ts'
import { langOf } from '#protocol/core/text.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { databaseRefusals } from '../../platform/api/database-refusals.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { userById } from '../../people/people/account-store.ts'
import { presentForStaff } from './present-review.ts'
import { ratedRental, type RatedRental } from './rated-rental.ts'
import { rateRefusals, usualComments } from './review-texts.ts'
import { bothSides } from './reviews-store.ts'
import { ratingsOf, writeReview } from './write-review.ts'

/** @throws Problem 404 for an order that is not there or was never booked */
async function rentalOfOrder(db: Db | Tx, orderId: string): Promise<RatedRental> {
  const order = await db
    .selectFrom('rental_order')
    .select('transaction_id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  const rental = order && (await ratedRental(db, order.transaction_id))
  if (!rental) throw new Problem(404, texts.lostOrder)
  return rental
}

/** The company's side is as blind as the renter's: what the other wrote is read when both have (docs/product/community.md#blind). */
export const staffRentalReviews: Handler<typeof readOperation> = async (
  { db, user, now, lang },
  { order },
) => {
  const rental = await rentalOfOrder(db, order)
  const viewer = { userId: user.id, lang, now }
  const { renter, company } = await bothSides(db, rental.transactionId, user.id)
  const may = mayRate(rental.facts, company?.status as ReviewStatus | undefined, now)
  const person = await userById(db, rental.renterId)
  const language = langOf(person?.language)
  // Nothing is said about somebody who left; the database holds that too.
  const whyNot = 'refusal' in may ? rateRefusals[may.refusal] : databaseRefusals.person_is_here.text
  const own = rental.renterId === user.id
  const isOpen = renter !== undefined && renter.reveal_at <= now
  // Whoever is of the staff and rents reads of the own rental what any renter does.
  const isKept = own && company !== undefined && (company.reveal_at > now || company.hidden_at)
  return {
    ...('refusal' in may || person?.deleted_at
      ? { refusal: whyNot[lang], usual: '' }
      : {
          may: may.status,
          until: may.until && toWall(may.until, rental.zone),
          usual: usualComments[may.status][language],
        }),
    own,
    renter: isOpen ? presentForStaff(renter, viewer) : undefined,
    renterWaits: renter !== undefined && !isOpen,
    company: company && !isKept ? presentForStaff(company, viewer) : undefined,
  }
}

/**
 * The company says how the renter was (docs/product/community.md#who-rates-whom).
 * @throws Problem 404 for a lost order, 403 for one's own, 409 when it is not the time or was said already
 */
export const staffSubmitRating: Handler<typeof submitOperation> = async (
  { db: tx, user, now, lang },
  { order: orderId, comments, privateNote, ...values },
) => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  const rental = await rentalOfOrder(tx, orderId)
  const renters = langOf((await userById(tx, rental.renterId))?.language)
  const isUsual = Object.values(usualComments).some((usual) => usual[renters] === comments)
  const ratings = ratingsOf(values)
  const { review, before } = await writeReview(tx, rental, {
    side: 'company',
    writerId: user.id,
    ratings,
    comment: comments,
    privateNote,
    language: isUsual ? renters : lang,
    now,
  })
  const said = { order: orderId, from: before, to: review.status, ratings, comments }
  await audit(tx, user.id, now, 'review written', review.id, said)
  return { review: presentForStaff(review, { userId: user.id, lang, now }) }
}
