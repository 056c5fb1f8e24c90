import { standingOf } from '#domain/money/orders/standing.ts'
import { isHoldLive } from '#domain/money/orders/hold.ts'
import type { releaseHold as operation } from '#protocol/rentals/holds/release-hold.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import type { By } from '../../money/orders/status-change.ts'
import { bookingTexts } from '../../fleet/pricing/booking-texts.ts'
import { rentalAnswer } from '../rentals/rental-answer.ts'
import { noHoldText } from './no-hold-text.ts'
import { endHold, lockCarOf } from './release-hold.ts'

type Giving = { by: By; services: Pick<Services, 'config'>; now: Date }

/**
 * Gives a held car back before its time is over: whoever waits for it is offered it in the same
 * transaction, before anybody else can book it. Money that a bank still sends for it goes back by
 * itself. The caller holds the locks of the car and, taken after it, of the order.
 * @throws Problem 409 when it is not held
 */
export async function giveBack(
  tx: Tx,
  order: OrderRow,
  { by, services, now }: Giving,
): Promise<void> {
  if (standingOf(order) !== 'held') throw conflict(noHoldText(order))
  const hold = { orderId: order.id, carId: order.car_id, by }
  if (!(await endHold(tx, hold, services, now))) throw conflict(bookingTexts.noHold)
}

/** The renter does not want the car after all (docs/product/booking-and-payment.md#hold). */
export const giveHoldBack: Handler<typeof operation> = async (
  { db: tx, user, now, lang, services },
  input,
) => {
  // As a booking does: the car before the order.
  await lockCarOf(tx, input.order)
  const order = await lockOrder(tx, input.order)
  if (!order || order.user_id !== user.id) throw new Problem(404, texts.lostOrder)
  if (order.state === 'held' && !isHoldLive(order.hold_expires_at, now))
    throw conflict(bookingTexts.noHold)
  await giveBack(tx, order, { by: { actor: 'renter', id: user.id }, services, now })
  return rentalAnswer(tx, order.id, lang, now)
}
