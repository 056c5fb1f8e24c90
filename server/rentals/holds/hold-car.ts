import { sql } from 'kysely'
import type { HeldBefore } from '#domain/money/orders/hold.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { waitingForKeys } from '../../money/orders/order-facts.ts'
import { bookingTexts } from '../../fleet/pricing/booking-texts.ts'
import { offerCar } from '../waiting-list/offer-car.ts'
import { releaseHold } from './release-hold.ts'

/** More, held or only promised to be paid, would let one person keep a fleet from everybody else. */
const mostUnpaid = 3

/** What one person holds or has not paid yet is counted one after the other. */
export async function queueForHolds(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holds ${userId}`}, 0))`.execute(tx)
}

/**
 * Whether a person keeps fewer unpaid cars than one may. A hold that became a booking by a promise, cash or a
 * transfer, still keeps its car without money.
 */
export async function hasRoomForHold(db: Db | Tx, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rental_order
    where user_id = ${userId} and kind <> 'balance' and (
      (state = 'held' and hold_expires_at > ${now}::timestamptz)
        or (${waitingForKeys} and not paid))`.execute(db)
  return (rows[0]?.count ?? 0) < mostUnpaid
}

/** @throws Problem 409 when the person keeps as many unpaid cars as one may; the caller queued for it. */
export async function needRoomForHold(db: Db | Tx, userId: string, now: Date): Promise<void> {
  if (!(await hasRoomForHold(db, userId, now))) throw conflict(bookingTexts.tooManyHolds)
}

type Wanted = { carId: string; userId: string; config: Config; now: Date }

/**
 * Queues behind everybody else who wants this car, so that the constraint below is met one after
 * the other and never deadlocks, and ends holds of it that are over or are the caller's own. What
 * became free is offered to who waits for it before the caller has it, however it became free. Who is
 * about to use credit queues for that as well.
 * @returns the caller's own holds that ended so (`holdAfter`)
 */
export async function queueForCar(
  tx: Tx,
  { carId, userId, config, now }: Wanted,
  usesCredit = false,
): Promise<HeldBefore[]> {
  const { rows } = await sql<{ id: string | null; own: boolean }>`
    select id, own from queue_for_car(${userId}, ${carId}, ${now}::timestamptz, ${usesCredit})`.execute(
    tx,
  )
  const freed = rows.filter(({ own }) => !own)
  for (const { id } of freed) if (id !== null) await releaseHold(tx, id, now, 'lapsed')
  if (freed.length > 0) await offerCar(tx, carId, config, now)
  const replaced: HeldBefore[] = []
  for (const { id, own } of rows) {
    if (!own || id === null) continue
    await releaseHold(tx, id, now, 'replaced')
    replaced.push(await heldBefore(tx, id))
  }
  return replaced
}

const heldBefore = (tx: Tx, id: string): Promise<HeldBefore> =>
  tx
    .selectFrom('rental_order')
    .select([
      'starts_at as startsAt',
      'ends_at as endsAt',
      'hold_expires_at as expiresAt',
      'hold_extended_at as extendedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The same, and the person has room for one more hold. */
export async function lockCar(tx: Tx, wanted: Wanted): Promise<HeldBefore[]> {
  const replaced = await queueForCar(tx, wanted)
  await needRoomForHold(tx, wanted.userId, wanted.now)
  return replaced
}
