import type { Quote } from '#domain/pricing/quote-line.ts'
import type { Text } from '#protocol/core/text.ts'
import type { OrderRow } from '../orders-store.ts'
import { depositOwedTexts } from '../rental-texts.ts'

type Reason = 'age' | 'cover'

/** Why a part of a deposit is asked for later (docs/product/money.md#deposit-owed). */
function reasonsOf({ lines }: Pick<Quote, 'lines'>): Reason[] {
  const isAge = ({ rule }: Quote['lines'][number]) => rule === 'deposit-under-25'
  return [
    ...(lines.some(isAge) ? (['age'] as const) : []),
    ...(lines.every(isAge) ? [] : (['cover'] as const)),
  ]
}

const because: Record<Reason, Text> = {
  age: { en: 'A driver is under 25.', es: 'Un conductor tiene menos de 25 años.' },
  cover: {
    en: 'The insurance that lowered your deposit was not accepted.',
    es: 'No se aceptó el seguro que bajaba tu depósito.',
  },
}
const reasons = (quote: Pick<Quote, 'lines'>, lang: 'en' | 'es') =>
  reasonsOf(quote)
    .map((reason) => because[reason][lang])
    .join(' ')

/** What the notice says of it; `amount` as a person reads it. */
export function openDepositText(quote: Quote, amount: string): Text {
  const isCover = reasonsOf(quote).includes('cover')
  const instead = isCover
    ? {
        en: ', or send an insurance policy that covers collision',
        es: ', o envía un seguro que cubra choque',
      }
    : { en: '', es: '' }
  return {
    en: `${reasons(quote, 'en')} Pay ${amount} to get the keys${instead.en}. You get it back like the rest of the deposit.`,
    es: `${reasons(quote, 'es')} Paga ${amount} para recibir las llaves${instead.es}. Se te devuelve igual que el resto del depósito.`,
  }
}

/** What stands at the order that asks for it. */
export const depositOwedTextsOf = ({ quote }: OrderRow) => ({
  title: depositOwedTexts.title,
  description: {
    en: `${reasons(quote, 'en')} ${depositOwedTexts.description.en}`,
    es: `${reasons(quote, 'es')} ${depositOwedTexts.description.es}`,
  },
})

/** What a booking says that waits for it. */
export const awaitedDeposit = (quote: Pick<Quote, 'lines'>): Text => ({
  en: `Part of the deposit is open. ${reasons(quote, 'en')}`,
  es: `Falta una parte del depósito. ${reasons(quote, 'es')}`,
})
