import { holdAfter } from '#domain/money/orders/hold.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { conflict, refusal } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { bookingTexts, priceChanged } from '../../fleet/pricing/booking-texts.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import { licensesMustPass } from '../../people/drivers/license-not-accepted.ts'
import { mustBeBack } from '../holds/must-be-back.ts'
import { lockCar } from '../holds/hold-car.ts'
import { holdFollower } from '../holds/hold-follower.ts'
import { mustBeOffered, offerNames, readOffers } from '../../fleet/pricing/offers-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { givenBody, provenReason } from './free-swap.ts'
import { bookOrder } from '../confirmation/book-order.ts'
import { acceptedOffer } from '../rental-offers/rental-offers-store.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { lockOwnRental, mustBeAllowed } from '../../money/orders/own-rental.ts'
import { paidStretches } from '../../money/orders/paid-stretches.ts'
import type { By } from '../../money/orders/status-change.ts'
import { quoteSwap, type SwapReason, swapStart } from './quote-swap.ts'

type Asked = {
  order: string
  carId: string
  start?: string | undefined
  pm?: string | undefined
  reason?: SwapReason | undefined
  comment?: string | undefined
  /** Cents that the screen showed. */
  total?: number | undefined
  /** The company's doing: a dearer rent is not paid either. */
  atNoCost?: boolean
  /** Who asks for it; the renter, where nobody else does. */
  by?: By
}

type Asking = {
  db: Tx
  user: { id: string }
  now: Date
  lang: Lang
  services: Pick<Services, 'config' | 'ask' | 'tell'>
}

/**
 * Asks for another car: a new order with its own hold beside the old one, which stays until the
 * visit (docs/product/booking-and-payment.md#hold). A change that costs nothing is booked at once.
 */
export async function askSwap({ db: tx, user, now, lang, services }: Asking, asked: Asked) {
  const before = await lockCar(tx, {
    carId: asked.carId,
    userId: user.id,
    config: services.config,
    now,
  })
  const { order, area, facts: known } = await lockOwnRental(tx, asked.order, user.id, now)
  // What the company owes is taken before the booking is confirmed too, and agreed with it.
  const facts = asked.atNoCost ? { ...known, confirmed: true } : known
  mustBeAllowed({ order, area, facts }, 'carChange')
  await licensesMustPass(tx, user.id, await readDrivers(tx, user.id), now)
  const car = await tx
    .selectFrom('car')
    .selectAll()
    .where('id', '=', asked.carId)
    .executeTakeFirstOrThrow()
  if (car.status !== 'active' || car.area_id !== order.area_id || car.id === order.car_id)
    throw refusal(bookingTexts.carNotRented)
  const offers = await readOffers(tx)
  const { pm = order.price_modifier_id, comment } = asked
  const reason = await provenReason(tx, order, asked.reason, services)
  const start = swapStart(order, asked.start, area, now)
  mustBeOffered(offers, { ...asked, day: dayOf(start) }, order.price_modifier_id)
  const offered = (await acceptedOffer(tx, order.transaction_id, 'swap')) !== undefined
  const paid = await paidStretches(tx, order, area.zone)
  const atNoCost = asked.atNoCost || (await givenBody(tx, order)) === car.subtype_id
  const wanted = { start, pm, paid, reason, offered, atNoCost }
  const quote = quoteSwap(order, car, { area, offers }, wanted)
  if (asked.total !== undefined && asked.total !== quote.total)
    throw conflict(priceChanged(quote.total))
  const startsAt = toInstant(start, area.zone)
  await mustBeBack(tx, { carId: car.id, startsAt, zone: area.zone, now })
  const hold = holdAfter({ startsAt, endsAt: order.ends_at, now }, before)
  const swap = await holdFollower(tx, order, {
    kind: 'swap',
    carId: car.id,
    endsAt: order.ends_at,
    startsAt,
    pm,
    quote,
    hold,
    reason,
    comment,
    now,
  })
  await changeStatus(tx, order, {
    action: 'carChange',
    by: asked.by ?? { actor: 'renter', id: user.id },
    now,
    facts,
    details: { swap: swap.id, reason },
  })
  const isFree = quote.dueNow === 0
  if (isFree) await bookOrder(tx, swap, { paid: true, code: 'swapAsked', services, now })
  return {
    orderId: swap.id,
    number: swap.number,
    transactionId: order.transaction_id,
    holdExpiresAt: hold.expiresAt.toISOString(),
    calculatorData: presentQuote(quote, lang, offerNames(offers, lang)),
    paid: isFree,
  }
}
