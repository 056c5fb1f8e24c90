import type {
  staffCancelBooking as cancelOperation,
  staffCancelQuote as quoteOperation,
} from '#protocol/rentals/cancellation/staff-cancel.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { giveBack } from '../holds/give-hold-back.ts'
import { lockCarOf } from '../holds/release-hold.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { rentalFacts } from '../../money/orders/own-rental.ts'
import { priceChanged } from '../../fleet/pricing/booking-texts.ts'
import { offerCar } from '../waiting-list/offer-car.ts'
import {
  backByRule,
  backInFull,
  cancelRefusal,
  cancelVersion,
  readFollowers,
  presentBack,
} from './cancel-quote.ts'
import { endBooking } from './end-booking.ts'
import { tellOfCancelledHold, tellOfStaffCancel } from './staff-cancel-news.ts'

/** What staff see before they cancel (docs/product/staff.md#cancelling). */
export const staffCancelQuote: Handler<typeof quoteOperation> = async (
  { db, user, now, lang },
  input,
) => {
  const order = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', input.order)
    .executeTakeFirst()
  if (!order) throw new Problem(404, texts.lostOrder)
  const row = order as OrderRow
  const followers = []
  for (const one of await readFollowers(db, row)) {
    const { back } = await backInFull(db, one)
    followers.push({ number: one.number, kind: one.kind as 'swap', refund: back / 100 })
  }
  return {
    message: cancelRefusal(await rentalFacts(db, row, now))?.[lang],
    paid: row.paid,
    rule: presentBack(await backByRule(db, row, now), lang),
    full: presentBack(await backInFull(db, row), lang),
    followers,
    version: await cancelVersion(db, row),
    own: row.user_id === user.id,
  }
}

/**
 * Cancels an order before its keys for a reason that its renter reads; a hold is given back
 * (docs/product/staff.md#cancelling). Whoever waits for the car is offered it first.
 * @throws Problem 404 without such an order, 403 for one's own, 409 when its keys are out, it has
 * ended, it has changed, or something else would go back than was shown
 */
export const staffCancelBooking: Handler<typeof cancelOperation> = async (
  { db: tx, user, now, services },
  { order: orderId, version, reason, refund, total },
) => {
  // As a booking does: the car before the order.
  await lockCarOf(tx, orderId)
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  const refused = cancelRefusal(await rentalFacts(tx, order, now))
  if (refused) throw conflict(refused)
  mustBeAsSeen(version, await cancelVersion(tx, order))
  const { kept, back } =
    refund === 'full' ? await backInFull(tx, order) : await backByRule(tx, order, now)
  if (total !== back) throw conflict(priceChanged(back))
  const by = { actor: 'staff', id: user.id } as const
  const from = order.state === 'held' ? 'held' : order.confirmation
  if (order.state === 'held') {
    await giveBack(tx, order, { by, services, now })
    await tellOfCancelledHold(tx, order, { reason, services, now })
  } else {
    const how = { action: 'staffCancel', by, message: reason, kept, services, now } as const
    const money = await endBooking(tx, order, how)
    await offerCar(tx, order.car_id, services.config, now)
    await tellOfStaffCancel(tx, order, { reason, back, money, services, now })
  }
  const said = { order: order.id, from, to: 'cancelled', refund, amount: back, message: reason }
  await audit(tx, user.id, now, 'booking cancel', order.id, said)
  return {}
}
