import { settleNotice } from '../../platform/mail/notifications.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../platform/db/database.ts'
import { giveCarBack } from '../../fleet/occupancy/give-car-back.ts'
import { lapse } from '../../money/orders/moves/held-order.ts'
import { addEvent } from '../../money/orders/orders-store.ts'
import type { By } from '../../money/orders/status-change.ts'
import { offerCar } from '../waiting-list/offer-car.ts'
import { queueForCar } from '../waiting-list/waiting-list-store.ts'
import { orderLapsed } from '../waiting-list/take-offer.ts'
import { leaveUnconfirmedSeat } from './unconfirmed-holds.ts'

/**
 * Ends a hold for good. Who waits for its car is offered it in the same transaction, before anybody
 * else can have it (docs/product/search.md#waiting-list). To be called with the car's lock, which is
 * taken before the order's (`lockCarOf`); with `by` somebody gives it back before its time is over.
 * @returns whether there was a hold to end
 */
export async function endHold(
  tx: Tx,
  { orderId, carId, by }: { orderId: string; carId: string; by?: By },
  { config }: { config: Config },
  now: Date,
): Promise<boolean> {
  if (!(await releaseHold(tx, orderId, now, by ? 'released' : 'lapsed', by))) return false
  await offerCar(tx, carId, config, now)
  return true
}

/** Queues behind bookings of the car of an order. @returns the car; undefined without such an order */
export async function lockCarOf(tx: Tx, orderId: string): Promise<string | undefined> {
  const order = await tx
    .selectFrom('rental_order')
    .select('car_id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (order) await queueForCar(tx, order.car_id)
  return order?.car_id
}

/**
 * Gives a held car and its pickup slot free again; the order has lapsed. Only a held order is
 * touched, so calling it twice or too late changes nothing. What becomes free is offered to who waits
 * for it at the next booking of the car or by background work, whichever is first.
 * @returns whether there was a hold to end
 */
export async function releaseHold(
  tx: Tx,
  orderId: string,
  now: Date,
  code: 'lapsed' | 'replaced' | 'released',
  by: By = { actor: 'system' },
): Promise<boolean> {
  const order = await lapse(tx, orderId, code === 'released' ? now : undefined)
  if (!order) return false
  await settleNotice(tx, order.user_id, `hold ${orderId}`, now)
  await giveCarBack(tx, { orderId })
  await tx.deleteFrom('appointment_seat').where('order_id', '=', orderId).execute()
  if (order.held_unconfirmed) await leaveUnconfirmedSeat(tx, orderId, now)
  if (code !== 'replaced') await orderLapsed(tx, orderId)
  const { actor, id: actorId } = by
  await addEvent(tx, orderId, now, { actor, ...(actorId ? { actorId } : {}), code })
  return true
}
