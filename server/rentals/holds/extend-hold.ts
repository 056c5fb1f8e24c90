import { extendedHold, isHoldLive } from '#domain/money/orders/hold.ts'
import type { extendHold as operation } from '#protocol/rentals/holds/extend-hold.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, refusal, texts } from '../../platform/api/problem.ts'
import { holdUntil } from '../../fleet/occupancy/take-car.ts'
import { isStillBookable } from '../../money/orders/is-still-bookable.ts'
import { keepHeldUntil } from '../../money/orders/moves/held-order.ts'
import { addEvent, lockOrder } from '../../money/orders/orders-store.ts'
import { rentalAnswer } from '../rentals/rental-answer.ts'
import { noHoldText } from './no-hold-text.ts'
import { bookingTexts } from '../../fleet/pricing/booking-texts.ts'

/** Keeps a held car 15 minutes longer, once (docs/product/booking-and-payment.md#hold); the row of occupancy keeps it with it. */
export const extendHold: Handler<typeof operation> = async ({ db: tx, user, now, lang }, input) => {
  const order = await lockOrder(tx, input.order)
  if (!order || order.user_id !== user.id) throw new Problem(404, texts.lostOrder)
  const { state, kind, hold_expires_at: expiresAt } = order
  if (state !== 'held' || kind === 'balance') throw conflict(noHoldText(order))
  if (!isHoldLive(expiresAt, now)) throw conflict(bookingTexts.noHold)
  if (order.held_unconfirmed) throw refusal(bookingTexts.confirmToExtend)
  if (order.hold_extended_at) throw conflict(bookingTexts.holdExtended)
  if (!(await isStillBookable(tx, order))) throw conflict(bookingTexts.noHold)
  const until = extendedHold(expiresAt)
  await keepHeldUntil(tx, order.id, until, now)
  await holdUntil(tx, order.id, until)
  await addEvent(tx, order.id, now, { actor: 'renter', actorId: user.id, code: 'holdExtended' })
  return rentalAnswer(tx, order.id, lang, now)
}
