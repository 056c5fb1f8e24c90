import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { giveCarBack } from '../../fleet/occupancy/give-car-back.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { tellOfCancelledHold } from '../cancellation/staff-cancel-news.ts'
import { giveBack } from '../holds/give-hold-back.ts'
import { expireOffer } from '../rental-offers/end-offers.ts'
import { liveOffer } from '../rental-offers/rental-offers-store.ts'
import { movedTexts } from './moved-texts.ts'

type Ending = {
  staffId: string
  /** What those who held it read. */
  reason: string
  services: Pick<Services, 'config'>
  now: Date
}

/**
 * Nobody goes on to pay for a car that is off the road: its holds in that time end, and who was offered it waits on.
 * The caller holds the car's lock and has taken it off the road, so that nobody else is offered it.
 */
export async function endHoldsOfCar(
  tx: Tx,
  breakdownId: string,
  { staffId, reason, services, now }: Ending,
): Promise<void> {
  const { rows } = await sql<{ order_id: string | null; waiting_list_item_id: string | null }>`
    select o.order_id, o.waiting_list_item_id
    from car_breakdown b join occupancy o on o.car_id = b.car_id and o.kind = 'hold'
      and o.period && tstzrange(b.from_at, b.until_at)
    where b.id = ${breakdownId} order by o.id`.execute(tx)
  for (const { order_id, waiting_list_item_id } of rows) {
    if (waiting_list_item_id) await waitOn(tx, waiting_list_item_id)
    const order = order_id ? await lockOrder(tx, order_id) : undefined
    if (order?.state !== 'held') continue
    await giveBack(tx, order, { by: { actor: 'staff', id: staffId }, services, now })
    await tellOfCancelledHold(tx, order, { reason, services, now })
  }
}

/** An offered car is offered no more: the entry waits at its old place. */
async function waitOn(tx: Tx, entryId: string): Promise<void> {
  await tx
    .updateTable('waiting_list_item')
    .set({ status: 'waiting', car_id: null, trip_ends_at: null, offer_expires_at: null })
    .where('id', '=', entryId)
    .where('status', '=', 'offered')
    .execute()
  await giveCarBack(tx, { waitingListItemId: entryId })
}

/** Offers of everything back that nobody has answered are over: the car is back on the road. */
export async function endRefundOffers(tx: Tx, carId: string, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('rental_offer as f')
    .innerJoin('rental_order as o', 'o.id', 'f.order_id')
    .select('f.order_id')
    .where('o.car_id', '=', carId)
    .where('f.because', '=', 'broken')
    .where('f.status', '=', 'open')
    .orderBy('f.id')
    .execute()
  for (const { order_id } of rows) {
    const order = await lockOrder(tx, order_id)
    const offer = order && (await liveOffer(tx, order.transaction_id, 'swap'))
    if (offer?.because === 'broken' && offer.status === 'open')
      await expireOffer(tx, offer, now, movedTexts.carIsBack)
  }
}
