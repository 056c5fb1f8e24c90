import { sql } from 'kysely'
import { brandName, type PaidCard } from '#domain/money/payments/paid-card.ts'
import { endOfAccount } from '#domain/core/text/end-of-account.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { Tx } from '../../platform/db/database.ts'
import { methodName } from './methods.ts'

/**
 * How the money of a refund leaves: through the gateway, by the hands of staff, or by the renter's bank, which took it
 * from us (`dispute`).
 */
export type RefundWay = 'card' | 'dispute' | 'transfer' | 'cash' | 'check'

/** How a refund went out, and where to, as far as it says so: never a whole account. */
export function refundWayText(way: RefundWay, to: string | null): Text | undefined {
  const end = to === null ? '' : ` ${endOfAccount(to)}`
  return {
    // The name of the card's method says it already.
    card: undefined,
    transfer: {
      en: `Bank transfer to${end || ' your account'}`,
      es: `Transferencia a${end || ' tu cuenta'}`,
    },
    dispute: { en: 'By your bank', es: 'Por tu banco' },
    cash: { en: 'Cash', es: 'Efectivo' },
    check: { en: 'Check', es: 'Cheque' },
  }[way]
}

/** The card of a payment `p`; null where it is not known. */
export const cardOfPayment = sql<PaidCard | null>`case when p.card_last4 is not null
  then json_build_object('brand', p.card_brand, 'last4', p.card_last4) end`

/** The card that a refund `r` of a payment `p` goes back to; null where it is not known, or the money goes by hand. */
export const cardOfRefund = sql<PaidCard | null>`case when r.by_hand is null or r.sent_way = 'card'
  then ${cardOfPayment} end`

/** The card that a refund's payment was made with, whatever became of the refund; null where it is not known. */
export async function paidCardOf(tx: Tx, refundId: string): Promise<PaidCard | null> {
  const { rows } = await sql<{ card: PaidCard | null }>`
    select ${cardOfPayment} as card from refund r join payment p on p.id = r.payment_id where r.id = ${refundId}`.execute(
    tx,
  )
  return rows[0]?.card ?? null
}

const ending = ({ brand, last4 }: PaidCard, plain: Text): Text => ({
  en: `${brandName(brand) ?? plain.en} ending in ${last4}`,
  es: `${brandName(brand) ?? plain.es} que termina en ${last4}`,
})

/** The way that money came or goes, for a list: «Visa ending in 4242», or the method's name where no card is known. */
export function wayName({ method, card }: { method: string; card: PaidCard | null }, lang: Lang) {
  return card ? ending(card, { en: 'Card', es: 'Tarjeta' })[lang] : methodName(method, lang)
}

/** Within a sentence to its owner: «your Visa ending in 4242», or «your card» where it is not known. */
export function yourCard(card: PaidCard | null): Text {
  if (!card) return { en: 'your card', es: 'tu tarjeta' }
  const { en, es } = ending(card, { en: 'card', es: 'tarjeta' })
  return { en: `your ${en}`, es: `tu ${es}` }
}
