import type { OfferKind, OfferStatus } from '#domain/money/orders/offer-kinds.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { RentalOffer } from '#protocol/rentals/rental-offers/rental-offer.ts'
import type { OfferRow } from './rental-offers-store.ts'

const dayMs = 24 * 3_600_000

/** When the car must be back for an early-return discount: never after the end (docs/product/rental.md#offers). */
export const returnBy = (accepted: Date, end: Date) =>
  new Date(Math.min(accepted.getTime() + dayMs, end.getTime()))

/** An offer on the wire; one whose time is over says so before the background work does. */
export function presentOffer(row: OfferRow, lang: Lang, now: Date, end: Date): RentalOffer {
  const isOver = row.status === 'open' && row.valid_until <= now
  return {
    id: row.id,
    orderId: row.order_id,
    kind: row.kind as OfferKind,
    title: lang === 'es' ? row.title_es : row.title_en,
    description: lang === 'es' ? row.description_es : row.description_en,
    amount: row.amount_cents / 100,
    validUntil: row.valid_until.toISOString(),
    status: isOver ? 'expired' : (row.status as OfferStatus),
    ...(row.kind === 'earlyReturn' && row.status === 'accepted' && row.answered_at
      ? { returnBy: returnBy(row.answered_at, end).toISOString() }
      : {}),
    because: (row.because as RentalOffer['because']) ?? undefined,
    usedOrder: row.used_order_id ?? undefined,
  }
}
