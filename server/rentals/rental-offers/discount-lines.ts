import type { QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readOffers } from './rental-offers-store.ts'

/** What accepted discounts took off a settled rental, a line each; negative dollars. */
export async function discountLines(
  db: Db | Tx,
  transactionId: string,
  lang: Lang,
): Promise<QuoteLine[]> {
  const offers = await readOffers(db, transactionId)
  return offers.flatMap((offer) => {
    const isDiscount = offer.kind === 'earlyReturn' || offer.kind === 'discount'
    if (!isDiscount || !offer.used_cents) return []
    const amount = -offer.used_cents / 100
    return {
      code: 'offer',
      label: lang === 'es' ? offer.title_es : offer.title_en,
      quantity: 1,
      unit: 'once',
      unitPrice: amount,
      amount,
      rule: lang === 'es' ? offer.description_es : offer.description_en,
      refundable: false,
    }
  })
}
