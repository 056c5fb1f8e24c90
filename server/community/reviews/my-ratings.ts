import { carName } from '#domain/fleet/fleet/car-name.ts'
import { sql } from 'kysely'
import { mayRate, type ReviewStatus } from '#domain/community/reviews/may-rate.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { MyRating, myRatings as operation } from '#protocol/community/reviews/my-ratings.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { ownOrder } from '../../money/orders/orders-store.ts'
import { presentReview, type Viewer } from './present-review.ts'
import { ratedRental } from './rated-rental.ts'
import { bothSides, type ReviewRow } from './reviews-store.ts'

/** What the caller may rate now, or has rated while the company has not (docs/product/community.md#asked). */
export const myRatings: Handler<typeof operation> = async (
  { db, user, now, lang },
  { order: orderId },
) => {
  const viewer = { userId: user.id, lang, now }
  if (orderId !== undefined) {
    const order = await ownOrder(db, orderId, user.id)
    if (!order) throw new Problem(404, texts.lostOrder)
    const rating = await readRating(db, order.transaction_id, viewer)
    return { ratings: rating ? [rating] : [] }
  }
  const found = []
  for (const id of await rentalsAround(db, user.id, now)) {
    const rating = await readRating(db, id, viewer)
    if (rating && (rating.may || rating.mine?.waitsUntil)) found.push(rating)
  }
  return { ratings: found }
}

/** Rentals that run, or ended in the last two weeks and a bit; the newest first. */
async function rentalsAround(db: Db | Tx, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select transaction_id as id, max(booked_at) as booked from rental_order
    where user_id = ${userId} and (rental_status in ${inSql.running}
      or ended_at > ${now}::timestamptz - interval '15 days')
    group by transaction_id order by booked desc nulls last limit 20`.execute(db)
  return rows.map(({ id }) => id)
}

async function readRating(
  db: Db | Tx,
  transactionId: string,
  viewer: Viewer,
): Promise<MyRating | undefined> {
  const rental = await ratedRental(db, transactionId)
  const car = rental && (await carById(db, rental.carId))
  if (!car) return undefined
  const { renter, company } = await bothSides(db, transactionId, viewer.userId)
  const may = mayRate(rental.facts, renter?.status as ReviewStatus | undefined, viewer.now)
  const isOpen = (row: ReviewRow | undefined) =>
    row && row.hidden_at === null && row.reveal_at <= viewer.now ? row : undefined
  const theirs = isOpen(company)
  return {
    order: rental.orderId,
    transaction: transactionId,
    car: carName(car),
    period: rental.period,
    ...('refusal' in may
      ? {}
      : { may: may.status, until: may.until && toWall(may.until, rental.zone) }),
    mine: renter && presentReview(renter, viewer),
    theirs: theirs && presentReview(theirs, viewer),
  }
}
