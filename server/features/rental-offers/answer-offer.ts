import { offerFits, type OfferKind } from '#domain/rentals/offer-kinds.ts'
import type { answerOffer as operation } from '#protocol/rental-offers/answer-offer.ts'
import type { Handler } from '../../core/handler.ts'
import { conflict, Problem, texts } from '../../core/problem.ts'
import { overdueTexts } from '../overdue/overdue-texts.ts'
import { takeEverythingBack, takeSimilarCar } from '../overdue/take-way-out.ts'
import { ordersOf } from '../rentals/orders-store.ts'
import { offerRefusals } from './offer-texts.ts'
import { presentOffer } from './present-offer.ts'
import { lockOffer } from './rental-offers-store.ts'
import { settleOffers } from './settle-offers.ts'
import { tellOfOffer } from './tell-of-offer.ts'

/** The renter takes or declines an offer while it is open and still means something (PRODUCT.md 6). */
export const answerOffer: Handler<typeof operation> = async (
  { db: tx, user, now, lang, services },
  { offer: id, answer },
) => {
  const { offer, order } = await lockOffer(tx, id)
  if (order.user_id !== user.id) throw new Problem(404, texts.notFound)
  if (offer.status !== 'open' || offer.valid_until <= now) throw conflict(offerRefusals.notOpen)
  const orders = await ordersOf(tx, order.transaction_id)
  const kind = offer.kind as OfferKind
  const accepted = answer === 'accept'
  const isOverdue = offer.because === 'overdue'
  if (answer === 'refund' && !isOverdue) throw conflict(overdueTexts.onlyOverdue)
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
  const taking = { user, lang, config: services.config, now }
  if (isOverdue && accepted) await takeSimilarCar(tx, order, taking)
  if (answer === 'refund') await takeEverythingBack(tx, order, taking)
  const returned = orders.find((one) => one.rental_status === 88)
  if (accepted && returned) await settleOffers(tx, returned, now, { andRental: true })
  const fresh = await lockOffer(tx, id)
  return { offer: presentOffer(fresh.offer, lang, now) }
}
