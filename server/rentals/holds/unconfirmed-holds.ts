import { sql } from 'kysely'
import {
  confirmedHoldUntil,
  mostUnconfirmedHolds,
  unconfirmedHoldUntil,
  unconfirmedPauseHours,
} from '#domain/rentals/rentals/unconfirmed-hold.ts'
import type { Services } from '../../platform/api/context.ts'
import { refusal } from '../../platform/api/problem.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { holdUntil } from '../../fleet/occupancy/take-car.ts'
import { holdAsUsual } from '../../money/orders/moves/held-order.ts'
import { bookingTexts } from '../../fleet/pricing/booking-texts.ts'

/*
 * What accounts hold whose address nobody has confirmed (docs/product/booking-and-payment.md#hold).
 * A network has eight seats for it, which the database holds whatever two servers do at once.
 */

const pauseMs = unconfirmedPauseHours * 3_600_000

/** Whether nobody has shown yet that the account's address is theirs. */
export async function isUnconfirmed(db: Db | Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ unconfirmed: boolean }>`
    select unconfirmed or email_verified_at is null as unconfirmed
    from app_user where id = ${userId}`.execute(db)
  return rows[0]?.unconfirmed !== false
}

type Wanted = { network: string; carId: string; startsAt: Date; endsAt: Date; now: Date }

/** A seat that is free, and how long the car is held. */
export type UnconfirmedSeat = Wanted & { seat: number; since: Date; until: Date }

/**
 * Looks for a seat of the network; the caller has queued for the car and takes it in the same
 * transaction. Calls of one network come one after the other, the last of all that a booking waits for.
 * @throws Problem 200 when the network holds eight cars unconfirmed, or had this one
 */
export async function unconfirmedSeat(tx: Tx, wanted: Wanted): Promise<UnconfirmedSeat> {
  const { network, carId, startsAt, endsAt, now } = wanted
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unconfirmed ${network}`}, 0))`.execute(
    tx,
  )
  // What is over keeps no seat. What is locked is just being ended by somebody else.
  await sql`
    update unconfirmed_hold set seat = null, ended_at = ${now}::timestamptz where order_id in (
      select h.order_id from unconfirmed_hold h join rental_order o on o.id = h.order_id
      where h.network = ${network} and h.seat is not null and o.hold_expires_at <= ${now}::timestamptz
      for update of h skip locked)`.execute(tx)
  const { rows } = await sql<{ seat: number | null; since: Date | null }>`
    select
      (select min(n)::int from generate_series(1, ${mostUnconfirmedHolds}::int) as n
        where not exists (
          select from unconfirmed_hold h where h.network = ${network} and h.seat = n)) as seat,
      (select min(h.since) from unconfirmed_hold h
        where h.network = ${network} and h.car_id = ${carId}
          and h.period && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)
          and (h.ended_at is null or h.ended_at > ${new Date(now.getTime() - pauseMs)}::timestamptz)
      ) as since`.execute(tx)
  const { seat, since } = rows[0] ?? { seat: null, since: null }
  const until = unconfirmedHoldUntil(now, since ?? undefined)
  if (!until) throw refusal(bookingTexts.confirmToHoldAgain)
  if (seat === null) throw refusal(bookingTexts.confirmToHold)
  return { ...wanted, seat, since: since ?? now, until }
}

/** Takes the seat for an order that is held now. */
export async function takeUnconfirmedSeat(
  tx: Tx,
  orderId: string,
  { network, seat, carId, startsAt, endsAt, since }: UnconfirmedSeat,
): Promise<void> {
  await sql`
    insert into unconfirmed_hold (order_id, network, seat, car_id, period, since)
    values (${orderId}, ${network}, ${seat}::int, ${carId},
      tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz), ${since}::timestamptz)`.execute(
    tx,
  )
}

/** A hold that ends gives its seat back and is remembered for a while. */
export async function leaveUnconfirmedSeat(tx: Tx, orderId: string, now: Date): Promise<void> {
  await sql`
    update unconfirmed_hold set seat = null, ended_at = ${now}::timestamptz
    where order_id = ${orderId} and seat is not null`.execute(tx)
}

/**
 * A mailbox was shown to be somebody's: what is held for its address is held as long as usual. What
 * is of an account that is confirmed itself is no unconfirmed hold any more.
 */
export async function confirmHolds(tx: Tx, email: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; since: Date; until: Date; confirmed: boolean }>`
    select o.id, o.created_at as since, o.hold_expires_at as until, not u.unconfirmed as confirmed
    from rental_order o join app_user u on u.id = o.user_id
    where u.email = ${email} and o.held_unconfirmed and o.state = 'held'
      and o.hold_expires_at > ${now}::timestamptz
    order by o.id for update of o`.execute(tx)
  for (const { id, since, until, confirmed } of rows) {
    const usual = confirmedHoldUntil(since, until)
    await holdAsUsual(tx, id, { until: usual, unconfirmed: !confirmed })
    await holdUntil(tx, id, usual)
    if (confirmed) await forgetNetwork(tx, id)
  }
}

/** The order belongs to a confirmed account now. */
export async function forgetNetwork(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('unconfirmed_hold').where('order_id', '=', orderId).execute()
}

export const networksToForget = (now: SqlInstant) => sql<{ order_id: string }>`
  select order_id from unconfirmed_hold where ended_at <= ${ago(now, pauseMs)}
  order by ended_at limit 500`

/** Forgets from which network came what ended four hours ago. */
export async function forgetNetworks({ db, clock }: Services): Promise<number> {
  const gone = await sql`
    delete from unconfirmed_hold where order_id in (
      ${networksToForget(sqlInstant(clock()))} for update skip locked)`.execute(db)
  return Number(gone.numAffectedRows ?? 0)
}
