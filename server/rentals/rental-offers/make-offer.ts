import { swapFee } from '#domain/fleet/pricing/change-lines.ts'
import { isEarlyReturn } from '#domain/fleet/pricing/while-out/early-return.ts'
import { offerFits, type OfferKind } from '#domain/money/orders/offer-kinds.ts'
import type { Text } from '#protocol/core/text.ts'
import { conflict } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { By } from '../../money/orders/status-change.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { offerRefusals, offerTexts } from '../../money/orders/texts/offer-texts.ts'
import { liveOffer, type OfferRow } from './rental-offers-store.ts'
import { tellOfOffer } from './tell-of-offer.ts'

/** A swap is worth its fee; everything else says how many cents it gives. */
export type OfferTerms =
  | { kind: 'swap'; amount?: never; because?: 'overdue' | 'broken' }
  | { kind: Exclude<OfferKind, 'swap'>; amount: number; because?: never }

export type NewOffer = OfferTerms & {
  validUntil: Date
  by: By
  /** Instead of the words that every offer of the kind has. */
  title?: Text
  description?: Text
  /** Added to the description, in the words of the person who makes it. */
  message?: string | undefined
  now: Date
}

/**
 * Makes the renter an offer (docs/product/rental.md#offers), with its history, evidence and notice. The caller
 * holds the order's lock.
 * @throws Problem 409 when it does not fit the order's code, or one of the kind is live already
 */
export async function makeOffer(tx: Tx, order: OrderRow, offer: NewOffer): Promise<OfferRow> {
  const { kind, by, message, now } = offer
  const isEarly = kind === 'earlyReturn'
  if (isEarly && !isEarlyReturn(now, order.ends_at)) throw conflict(offerRefusals.afterEnd)
  const validUntil = isEarly && offer.validUntil > order.ends_at ? order.ends_at : offer.validUntil
  if (!offerFits(kind, order.rental_status)) throw conflict(offerRefusals.doesNotFit)
  if (await liveOffer(tx, order.transaction_id, kind)) throw conflict(offerRefusals.oneIsLive)
  const cents = offer.amount ?? swapFee
  const words = offerTexts[kind](cents)
  const { title = words.title, description = words.description } = offer
  const said = message ? ` ${message}` : ''
  const row = await tx
    .insertInto('rental_offer')
    .values({
      id: randomId(),
      transaction_id: order.transaction_id,
      order_id: order.id,
      kind,
      title_en: title.en,
      title_es: title.es,
      description_en: description.en + said,
      description_es: description.es + said,
      amount_cents: cents,
      because: offer.because ?? null,
      valid_until: validUntil,
      made_by: by.actor === 'staff' ? 'staff' : 'system',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellOfOffer(tx, row, 'offerMade', { by, now })
  return row
}
