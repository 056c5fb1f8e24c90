import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { sql } from 'kysely'
import { endangeredAheadMs } from '#domain/fleet/fleet/late-car.ts'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import type { Tx } from '../../platform/db/database.ts'
import { expireOffer } from '../rental-offers/end-offers.ts'
import { makeOffer } from '../rental-offers/make-offer.ts'
import { liveOffer, lockOffer } from '../rental-offers/rental-offers-store.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { overdueTexts } from './overdue-texts.ts'

/** An offer stands for a day, from the start of the booking on. */
const offerMs = 24 * 3_600_000

/** That an order `late` has its car and is late with it. */
const isLate = sql`late.overdue_at is not null and late.rental_status in ${inSql.running}`

const nextRentersInDanger = (now: SqlInstant) => sql<{ id: string }>`
  select o.id from rental_order o
  where o.rental_status = ${inSql.notPickedUp} and o.kind = 'start'
    and o.starts_at <= ${ago(now, -endangeredAheadMs)}
    and exists (select 1 from rental_order late where late.car_id = o.car_id and ${isLate}
      and late.starts_at < o.starts_at and late.transaction_id <> o.transaction_id)
    and not exists (select 1 from rental_offer f
      where f.transaction_id = o.transaction_id and f.because = 'overdue')
  order by o.starts_at limit 20`

/** Whether a rental that is late still has the car. */
export async function isCarLate(tx: Tx, carId: string): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`
    select exists (select from rental_order late where late.car_id = ${carId} and ${isLate}) as late`.execute(
    tx,
  )
  return rows[0]?.late === true
}

const needlessOffers = sql<{ id: string }>`
  select f.id from rental_offer f join rental_order o on o.id = f.order_id
  where f.because = 'overdue' and f.status = 'open'
    and not exists (select 1 from rental_order late where late.car_id = o.car_id and ${isLate})
  limit 20`

export const nextRentersToTell = (now: SqlInstant) => sql`
  (${nextRentersInDanger(now)}) union all (${needlessOffers})`

/**
 * The next renter of a late car is offered, from a day before their start, another car at no cost
 * or everything back, once (docs/product/search.md#occupancy). When the car comes back first, the offer is over.
 */
export async function warnNextRenters({ db, clock }: Services): Promise<number> {
  const now = clock()
  const { rows: waiting } = await nextRentersInDanger(sqlInstant(now)).execute(db)
  const offered = await oneByOne(waiting, ({ id }) =>
    db.transaction().execute((tx) => offerWayOut(tx, id, now)),
  )
  const { rows: needless } = await needlessOffers.execute(db)
  const expired = await oneByOne(needless, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const { offer } = await lockOffer(tx, id)
      if (offer.status !== 'open') return 0
      await expireOffer(tx, offer, now, overdueTexts.carIsBack)
      return 1
    }),
  )
  return offered + expired
}

async function offerWayOut(tx: Tx, orderId: string, now: Date): Promise<number> {
  const order = await lockOrder(tx, orderId)
  if (order?.rental_status !== RentalStatus.notPickedUp) return 0
  // The way out comes before whatever was offered otherwise.
  const other = await liveOffer(tx, order.transaction_id, 'swap')
  if (other?.because === 'overdue') return 0
  if (other) await expireOffer(tx, other, now)
  await makeOffer(tx, order, {
    kind: 'swap',
    because: 'overdue',
    validUntil: new Date(Math.max(order.starts_at.getTime(), now.getTime()) + offerMs),
    by: { actor: 'system' },
    ...overdueTexts.wayOut,
    now,
  })
  return 1
}
