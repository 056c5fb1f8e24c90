import { sql } from 'kysely'
import type { Services } from '../../core/context.ts'
import { oneByOne } from '../../core/one-by-one.ts'
import type { Tx } from '../../db/database.ts'
import { expireOffer } from '../rental-offers/end-offers.ts'
import { makeOffer } from '../rental-offers/make-offer.ts'
import { liveOffer, lockOffer } from '../rental-offers/rental-offers-store.ts'
import { lockOrder } from '../rentals/orders-store.ts'
import { overdueTexts } from './overdue-texts.ts'

/** Who starts later than this may still get the car as booked. */
const soonMs = 24 * 3_600_000

/**
 * Whoever has a late car next, from a day before their start on, is offered another car at no cost
 * or everything back, once (PRODUCT.md 4). When the car comes back first, the offer is over.
 */
export async function warnNextRenters({ db, clock }: Services): Promise<number> {
  const now = clock()
  const soon = new Date(now.getTime() + soonMs)
  const { rows: waiting } = await sql<{ id: string }>`
    select o.id from rental_order o
    where o.rental_status = 85 and o.kind = 'start' and o.starts_at <= ${soon}::timestamptz
      and exists (select 1 from rental_order late where late.car_id = o.car_id
        and late.overdue_at is not null and late.rental_status in (86, 91, 92, 93)
        and late.starts_at < o.starts_at and late.transaction_id <> o.transaction_id)
      and not exists (select 1 from rental_offer f
        where f.transaction_id = o.transaction_id and f.because = 'overdue')
    order by o.starts_at limit 20`.execute(db)
  const offered = await oneByOne(waiting, async ({ id }) => {
    await db.transaction().execute((tx) => offerWayOut(tx, id, now))
    return 1
  })
  const { rows: needless } = await sql<{ id: string }>`
    select f.id from rental_offer f join rental_order o on o.id = f.order_id
    where f.because = 'overdue' and f.status = 'open'
      and not exists (select 1 from rental_order late where late.car_id = o.car_id
        and late.overdue_at is not null and late.rental_status in (86, 91, 92, 93))
    limit 20`.execute(db)
  const expired = await oneByOne(needless, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const { offer } = await lockOffer(tx, id)
      if (offer.status !== 'open') return 0
      await expireOffer(tx, offer, now)
      return 1
    }),
  )
  return offered + expired
}

async function offerWayOut(tx: Tx, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.rental_status !== 85) return
  // The way out comes before whatever was offered otherwise.
  const other = await liveOffer(tx, order.transaction_id, 'swap')
  if (other?.because === 'overdue') return
  if (other) await expireOffer(tx, other, now)
  await makeOffer(tx, order, {
    kind: 'swap',
    because: 'overdue',
    validUntil: new Date(Math.max(order.starts_at.getTime(), now.getTime()) + soonMs),
    by: { actor: 'system' },
    ...overdueTexts.wayOut,
    now,
  })
}
