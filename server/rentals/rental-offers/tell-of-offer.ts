import type { Text } from '#protocol/core/text.ts'
import { notify, settleNotice } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { By } from '../../money/orders/status-change.ts'
import { addEvidence } from '../../money/evidence/evidence-store.ts'
import { addEvent } from '../../money/orders/orders-store.ts'
import { offerNews, type OfferNews } from '../../money/orders/texts/offer-texts.ts'
import type { OfferRow } from './rental-offers-store.ts'

type Saying = {
  by: By
  orderId?: string
  text?: Text
  details?: Record<string, unknown>
  now: Date
}

/** A step of an offer in history and evidence; what the renter did not do themselves is told them. */
export async function tellOfOffer(
  tx: Tx,
  offer: OfferRow,
  news: OfferNews,
  { by, orderId = offer.order_id, text, details: more, now }: Saying,
): Promise<void> {
  const details = { offer: offer.id, kind: offer.kind, cents: offer.amount_cents, ...more }
  const actorId = by.id ? { actorId: by.id } : {}
  await addEvent(tx, orderId, now, { actor: by.actor, ...actorId, code: news, details })
  await addEvidence(tx, orderId, now, 'offer', { event: news, ...details })
  const { user_id } = await tx
    .selectFrom('rental_order')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  // Who answered has seen it.
  if (by.actor === 'renter') return settleNotice(tx, user_id, `offer ${offer.id}`, now)
  const notice = {
    userId: user_id,
    orderId,
    topic: 'rental',
    thread: `offer ${offer.id}`,
    severity: news === 'offerMade' || news === 'offerUsed' ? 'success' : 'info',
    title: offerNews[news],
    text: text ?? { en: offer.title_en, es: offer.title_es },
    route: 'dashboard',
    query: { order: orderId },
  } as const
  await notify(tx, notice, now)
}
