import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import type { Text } from '#protocol/core/text.ts'
import type { OrderRow } from '../orders-store.ts'
import { depositOwedTitle } from '../rental-texts.ts'

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
    en: 'We checked the insurance that lowered your deposit, and it does not lower it that much.',
    es: 'Revisamos el seguro que bajaba tu depósito y no lo baja tanto.',
  },
}
const reasons = (quote: Pick<Quote, 'lines'>, lang: 'en' | 'es') =>
  reasonsOf(quote)
    .map((reason) => because[reason][lang])
    .join(' ')

/** What the notice says of it; `amount` as a person reads it. Who drives already does not wait for keys. */
export function openDepositText(quote: Quote, amount: string, isDriving: boolean): Text {
  const isCover = reasonsOf(quote).includes('cover')
  const instead = isCover
    ? {
        en: ', or send an insurance policy that covers collision',
        es: ', o envía un seguro que cubra choque',
      }
    : { en: '', es: '' }
  const keys = isDriving ? { en: '', es: '' } : forKeys
  return {
    en: `${reasons(quote, 'en')} Pay ${amount}${keys.en}${instead.en}. You get it back like the rest of the deposit.`,
    es: `${reasons(quote, 'es')} Paga ${amount}${keys.es}${instead.es}. Se te devuelve igual que el resto del depósito.`,
  }
}

const forKeys: Text = { en: ' to get the keys', es: ' para recibir las llaves' }

/** What stands at the order that asks for it. */
export const depositOwedTextsOf = ({ quote }: OrderRow, isDriving: boolean) => {
  const keys = isDriving ? { en: '', es: '' } : forKeys
  return {
    title: depositOwedTitle,
    description: {
      en: `${reasons(quote, 'en')} Pay the difference${keys.en}; you get it back with the deposit.`,
      es: `${reasons(quote, 'es')} Paga la diferencia${keys.es}; se te devuelve con el depósito.`,
    },
  }
}

/** What a booking says that waits for it. */
export const awaitedDeposit = (quote: Pick<Quote, 'lines'>): Text => ({
  en: `Part of the deposit is open. ${reasons(quote, 'en')}`,
  es: `Falta una parte del depósito. ${reasons(quote, 'es')}`,
})
