import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { holdAfter } from '#domain/money/orders/hold.ts'
import type { extendCar as operation } from '#protocol/rentals/extension/extend-car.ts'
import type { OutputOf, ParsedInputOf } from '#protocol/core/operation.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { By } from '../../money/orders/status-change.ts'
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

type Asking = Pick<AnyContext, 'now' | 'lang' | 'services'> & { db: Tx }

/** Who asks for whom; what staff ask for is held as long as what they book for a caller. */
type Asker = { renterId: string; by: By; heldUntil?: (startsAt: Date) => Date }

/**
 * Asks for more days with the same car: a new order of the rental and a hold of 30 minutes. The
 * conflict is told here, before anybody pays; the database holds it (docs/product/booking-and-payment.md#hold).
 */
export const extendCar: Handler<typeof operation> = (context, input) =>
  askExtension(
    context,
    { renterId: context.user.id, by: { actor: 'renter', id: context.user.id } },
    input,
  )

/**
 * The one way to an extension, whoever asks for it: the same price, guards and hold.
 * @throws Problem 404 for an order of somebody else, 409 for what is in the way or another price
 */
export async function askExtension(
  context: Asking,
  { renterId, by, heldUntil }: Asker,
  input: ParsedInputOf<typeof operation>,
): Promise<OutputOf<typeof operation>> {
  const { db: tx, now, lang, services } = context
  const found = await ownOrder(tx, input.order, renterId)
  if (!found) throw new Problem(404, texts.lostOrder)
  // The car before the rental, as a booking locks them.
  const before = await lockCar(tx, {
    carId: found.car_id,
    userId: renterId,
    config: services.config,
    now,
  })
  const rental = await lockOwnRental(tx, input.order, renterId, now)
  const { order, area, facts } = rental
  await mustBeNewest(tx, order, input.objectHistory)
  mustBeAllowed(rental, 'extendCar')
  const car = await tx
    .selectFrom('car')
    .selectAll()
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  const offers = await readOffers(tx)
  const drivers = await readDrivers(tx, renterId)
  await licensesMustPass(tx, renterId, drivers, now)
  const { end, odometer } = input
  const day = dayOf(toWall(order.ends_at, area.zone))
  mustBeOffered(offers, { ...input, day }, order.price_modifier_id)
  const pm = input.pm ?? order.price_modifier_id
  const credit = await acceptedOffer(tx, order.transaction_id, 'extend')
  const asked = { end, pm, odometer, credit, now }
  await queueForCredit(tx, renterId)
  const priced = quoteExtension(order, { car, area, offers, drivers }, asked)
  const quote = await lessCredit(tx, priced, renterId, car.id)
  const room = await extensionRoom(tx, order, area.zone, now)
  if (!mayHaveShown(room, input.start, toWall(order.ends_at, area.zone)))
    throw conflict(beginsText(room.start))
  if (!isRoomFor(room, end)) throw conflict(noRoomText(room))
  if (input.total !== undefined && input.total !== quote.dueNow)
    throw conflict(priceChanged(quote.dueNow))

  const { startsAt, from, endsAt } = extensionPeriod(order, end, area.zone, now)
  const usual = holdAfter({ startsAt, endsAt, now }, before)
  const hold = heldUntil ? { expiresAt: heldUntil(startsAt), extendedAt: null } : usual
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
    by,
    now,
  })
  await changeStatus(tx, order, {
    action: 'extendCar',
    by,
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
