import { isEarlyReturn } from '#domain/fleet/pricing/while-out/early-return.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { offerFits, type OfferKind } from '#domain/money/orders/offer-kinds.ts'
import type { answerOffer as operation } from '#protocol/rentals/rental-offers/answer-offer.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { type OrderRow, readOrders } from '../../money/orders/orders-store.ts'
import { offerRefusals } from '../../money/orders/texts/offer-texts.ts'
import { presentOffer } from './present-offer.ts'
import { lockOffer, type OfferRow } from './rental-offers-store.ts'
import { settleOffers } from './settle-offers.ts'
import { tellOfOffer } from './tell-of-offer.ts'

const isAfterEnd = (offer: OfferRow, order: OrderRow, now: Date) =>
  offer.kind === 'earlyReturn' && !isEarlyReturn(now, order.ends_at)

/** The renter takes or declines an offer while it is open and still means something (docs/product/rental.md#offers). */
export const answerOffer: Handler<typeof operation> = async (
  { db: tx, user, now, lang, services },
  { offer: id, answer },
) => {
  const { offer, order } = await lockOffer(tx, id)
  if (order.user_id !== user.id) throw new Problem(404, texts.notFound)
  if (offer.status !== 'open' || offer.valid_until <= now || isAfterEnd(offer, order, now))
    throw conflict(offerRefusals.notOpen)
  const orders = await readOrders(tx, order.transaction_id)
  const kind = offer.kind as OfferKind
  const accepted = answer === 'accept'
  const isWayOut = offer.because !== null
  if (answer === 'refund' && !isWayOut) throw conflict(offerRefusals.onlyOverdue)
  if (accepted && !orders.some((one) => offerFits(kind, one.rental_status)))
    throw conflict(offerRefusals.doesNotFit)
  const status = accepted ? 'accepted' : 'declined'
  const row = await tx
    .updateTable('rental_offer')
    .set({ status, answered_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const news = accepted ? 'offerAccepted' : 'offerDeclined'
  await tellOfOffer(tx, row, news, { by: { actor: 'renter', id: user.id }, now })
  if (isWayOut && answer !== 'decline') {
    const wayOut = accepted ? 'similarCar' : 'refund'
    const chosen = { orderId: order.id, userId: user.id, wayOut, lang, at: now } as const
    await services.tell(tx, { kind: 'wayOutChosen', ...chosen })
  }
  const returned = orders.find((one) => one.rental_status === RentalStatus.returned)
  if (accepted && returned) await settleOffers(tx, returned, now, { andRental: true })
  const fresh = await lockOffer(tx, id)
  return { offer: presentOffer(fresh.offer, lang, now, order.ends_at) }
}
