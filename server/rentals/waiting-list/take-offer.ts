import { sql } from 'kysely'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { giveCarBack } from '../../fleet/occupancy/give-car-back.ts'
import { waitingListTexts } from './waiting-list-texts.ts'

/*
 * For bookings: an order takes the place of an offer. The caller holds the car's lock.
 */

type Order = {
  orderId: string
  carId: string
  userId: string
  startsAt: Date
  endsAt: Date
  now: Date
}

/** Whether the person has, or took, an offer of this car: there is something to do for `takeOffer`. */
export async function hasOffer(db: Db | Tx, carId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from waiting_list_item
    where car_id = ${carId} and user_id = ${userId} and status in ('offered', 'booked') limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/**
 * Ends the caller's own offers of this car that overlap the order's time, so that the order can
 * occupy it. Offers to others stay, and the database refuses the order.
 * @throws Problem 409 when the caller's offer has run out
 */
export async function takeOffer(tx: Tx, order: Order): Promise<void> {
  const { orderId, carId, userId, startsAt, endsAt, now } = order
  const { rows } = await sql<{ id: string; is_over: boolean }>`
    select w.id, (w.offer_expires_at <= ${now}::timestamptz) as is_over
    from waiting_list_item w join occupancy on occupancy.waiting_list_item_id = w.id
    where w.car_id = ${carId} and w.user_id = ${userId} and w.status = 'offered'
      and occupied && tstzrange(${startsAt}::timestamptz, ${occupiedUntil(endsAt)}::timestamptz)
    for update of w`.execute(tx)
  if (rows.some((row) => row.is_over)) throw conflict(waitingListTexts.offerOver)
  for (const { id } of rows) {
    await giveCarBack(tx, { waitingListItemId: id })
    await tx
      .updateTable('waiting_list_item')
      .set({ status: 'booked', order_id: orderId })
      .where('id', '=', id)
      .execute()
  }
  // Choosing other dates or extras makes a new order in place of the one that took the offer.
  await sql`
    update waiting_list_item set order_id = ${orderId}
    where user_id = ${userId} and car_id = ${carId} and status = 'booked' and order_id in (
      select id from rental_order where user_id = ${userId} and car_id = ${carId} and state = 'lapsed')
  `.execute(tx)
}

/** Whether a car is kept for somebody of the waiting list at some time of a trip. */
export async function isOffered(
  db: Db | Tx,
  carId: string,
  startsAt: Date,
  endsAt: Date,
): Promise<boolean> {
  const { rows } = await sql<{ offered: boolean }>`
    select exists (
      select 1 from occupancy where car_id = ${carId} and waiting_list_item_id is not null
        and occupied && tstzrange(${startsAt}::timestamptz, ${occupiedUntil(endsAt)}::timestamptz)
    ) as offered`.execute(db)
  return rows[0]?.offered === true
}

/** The order that took an offer was not paid in time: the entry is over, the next person gets the car. */
export async function orderLapsed(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('waiting_list_item')
    .set({ status: 'expired' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'booked')
    .execute()
}
