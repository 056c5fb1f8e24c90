import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { holdAfter } from '#domain/money/orders/hold.ts'
import type { extendCar as operation } from '#protocol/rentals/extension/extend-car.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { priceChanged } from '../../fleet/pricing/booking-texts.ts'
import { lockCar } from '../holds/hold-car.ts'
import { holdFollower } from '../holds/hold-follower.ts'
import { mustBeOffered, offerNames, readOffers } from '../../fleet/pricing/offers-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import { licensesMustPass } from '../../people/drivers/license-not-accepted.ts'
import { lessCredit, queueForCredit } from '../../money/ledger/credit.ts'
import { bookOrder } from '../confirmation/book-order.ts'
import { acceptedOffer } from '../rental-offers/rental-offers-store.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { mustBeNewest } from '../../money/orders/opened-on.ts'
import { ownOrder } from '../../money/orders/orders-store.ts'
import { lockOwnRental, mustBeAllowed } from '../../money/orders/own-rental.ts'
import {
  beginsText,
  extensionPeriod,
  extensionRoom,
  isRoomFor,
  mayHaveShown,
  noRoomText,
} from './extension-room.ts'
import { missingToNewEnd } from '../../money/payments/papers-to-new-end.ts'
import { quoteExtension } from './quote-extension.ts'

/**
 * Asks for more days with the same car: a new order of the rental and a hold of 30 minutes. The
 * conflict is told here, before anybody pays; the database holds it (docs/product/booking-and-payment.md#hold).
 */
export const extendCar: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, now, lang, services } = context
  const found = await ownOrder(tx, input.order, user.id)
  if (!found) throw new Problem(404, texts.lostOrder)
  // The car before the rental, as a booking locks them.
  const before = await lockCar(tx, {
    carId: found.car_id,
    userId: user.id,
    config: services.config,
    now,
  })
  const rental = await lockOwnRental(tx, input.order, user.id, now)
  const { order, area, facts } = rental
  await mustBeNewest(tx, order, input.objectHistory)
  mustBeAllowed(rental, 'extendCar')
  const car = await tx
    .selectFrom('car')
    .selectAll()
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  const offers = await readOffers(tx)
  const drivers = await readDrivers(tx, user.id)
  await licensesMustPass(tx, user.id, drivers, now)
  const { end, odometer } = input
  const day = dayOf(toWall(order.ends_at, area.zone))
  mustBeOffered(offers, { ...input, day }, order.price_modifier_id)
  const pm = input.pm ?? order.price_modifier_id
  const credit = await acceptedOffer(tx, order.transaction_id, 'extend')
  const asked = { end, pm, odometer, credit, now }
  await queueForCredit(tx, user.id)
  const priced = quoteExtension(order, { car, area, offers, drivers }, asked)
  const quote = await lessCredit(tx, priced, user.id, car.id)
  const room = await extensionRoom(tx, order, area.zone, now)
  if (!mayHaveShown(room, input.start, toWall(order.ends_at, area.zone)))
    throw conflict(beginsText(room.start))
  if (!isRoomFor(room, end)) throw conflict(noRoomText(room))
  if (input.total !== undefined && input.total !== quote.dueNow)
    throw conflict(priceChanged(quote.dueNow))

  const { startsAt, from, endsAt } = extensionPeriod(order, end, area.zone, now)
  const hold = holdAfter({ startsAt, endsAt, now }, before)
  const missing = await missingToNewEnd(tx, order, drivers, dayOf(end), lang)
  const withPapers = { ...facts, papersToNewEnd: missing.length === 0 }
  mustBeAllowed({ order, area, facts: withPapers }, 'extendCar')
  const extension = await holdFollower(tx, order, {
    kind: 'extension',
    carId: order.car_id,
    startsAt,
    from,
    endsAt,
    pm,
    quote,
    hold,
    odometer,
    now,
  })
  await changeStatus(tx, order, {
    action: 'extendCar',
    by: { actor: 'renter', id: user.id },
    now,
    facts: { ...withPapers, carFree: true },
    // Only what is paid for becomes a reading of the car: until then it may be asked for anew.
    details: { extension: extension.id, end, odometer, objectHistory: input.objectHistory },
  })
  const paid = quote.dueNow === 0
  if (paid) await bookOrder(tx, extension, { paid, code: 'paid', services, now })
  return {
    orderId: extension.id,
    number: extension.number,
    transactionId: order.transaction_id,
    holdExpiresAt: hold.expiresAt.toISOString(),
    calculatorData: presentQuote(quote, lang, offerNames(offers, lang)),
    paid,
  }
}
