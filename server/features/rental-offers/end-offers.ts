import type { Tx } from '../../db/database.ts'
import { offersOf, type OfferRow } from './rental-offers-store.ts'
import { tellOfOffer } from './tell-of-offer.ts'

/** Ends every offer of a rental that is over. The caller holds the lock of the rental. */
export async function endOffers(tx: Tx, transactionId: string, now: Date): Promise<void> {
  for (const offer of await offersOf(tx, transactionId)) {
    const isLive = offer.status === 'open' || (offer.status === 'accepted' && !offer.used_at)
    if (isLive) await expireOffer(tx, offer, now)
  }
}

export async function expireOffer(tx: Tx, offer: OfferRow, now: Date): Promise<void> {
  await tx
    .updateTable('rental_offer')
    .set({ status: 'expired' })
    .where('id', '=', offer.id)
    .execute()
  await tellOfOffer(tx, offer, 'offerExpired', { by: { actor: 'system' }, now })
}
