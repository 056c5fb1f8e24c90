import type { Text } from '#protocol/core/text.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { giveOfferBack } from './use-offer.ts'
import { readOffers, type OfferRow } from './rental-offers-store.ts'
import { tellOfOffer } from './tell-of-offer.ts'

/**
 * An order was given up before its keys: with a rental's first one all its offers end; of another
 * one the renter has the offer again that it was priced with. The caller holds the lock of the rental.
 */
export async function endOffersOf(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (order.kind === 'start') await endOffers(tx, order.transaction_id, now)
  else await giveOfferBack(tx, order)
}

/** Ends every offer of a rental that is over. The caller holds the lock of the rental. */
export async function endOffers(tx: Tx, transactionId: string, now: Date): Promise<void> {
  for (const offer of await readOffers(tx, transactionId)) {
    const isLive = offer.status === 'open' || (offer.status === 'accepted' && !offer.used_at)
    if (isLive) await expireOffer(tx, offer, now)
  }
}

/** @param text why, where that is more than the offer's own title */
export async function expireOffer(tx: Tx, offer: OfferRow, now: Date, text?: Text): Promise<void> {
  await tx
    .updateTable('rental_offer')
    .set({ status: 'expired' })
    .where('id', '=', offer.id)
    .execute()
  await tellOfOffer(tx, offer, 'offerExpired', { by: { actor: 'system' }, text, now })
}
