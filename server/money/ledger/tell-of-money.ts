import type { PaidCard } from '#domain/money/payments/paid-card.ts'
import { endOfAccount } from '#domain/core/text/end-of-account.ts'
import type { Text } from '#protocol/core/text.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { paidCardOf, type RefundWay, yourCard } from './refund-way.ts'

/** What went out, by the way it went. */
function sentText(amount: string, way: RefundWay, to: string | null, card: PaidCard | null): Text {
  const yours = yourCard(card)
  const end = to === null ? undefined : endOfAccount(to)
  switch (way) {
    case 'card':
      return {
        en: `We sent ${amount} to ${yours.en}. Your bank may take a few days to show it.`,
        es: `Enviamos ${amount} a ${yours.es}. Tu banco puede tardar unos días en mostrarlo.`,
      }
    case 'transfer':
      return {
        en: `We sent ${amount} to your account${end ? ` ${end}` : ''}. Your bank may take a few days to show it.`,
        es: `Enviamos ${amount} a tu cuenta${end ? ` ${end}` : ''}. Tu banco puede tardar unos días en mostrarlo.`,
      }
    case 'dispute':
      return {
        en: `Your bank gave you back ${amount} of what you paid us. That settles our refund.`,
        es: `Tu banco te devolvió ${amount} de lo que nos pagaste. Con eso queda pagado nuestro reembolso.`,
      }
    case 'cash':
      return { en: `We gave you ${amount} in cash.`, es: `Te dimos ${amount} en efectivo.` }
    case 'check':
      return {
        en: `We paid you ${amount} by check.`,
        es: `Te pagamos ${amount} con un cheque.`,
      }
  }
}

const words = {
  arrived: {
    title: { en: 'We got your payment', es: 'Recibimos tu pago' },
    text: (amount: string): Text => ({
      en: `We received ${amount}. Thank you.`,
      es: `Recibimos ${amount}. Gracias.`,
    }),
    mail: 'now',
  },
  refundSent: {
    title: { en: 'Your refund has been sent', es: 'Enviamos tu reembolso' },
    text: sentText,
    // What it is for was told when it was decided.
    mail: 'later',
  },
} as const

type Money = {
  news: keyof typeof words
  cents: number
  id: string
  /** Of a refund: how it went, and where to. */
  way?: RefundWay
  to?: string | null
}

/** Tells the renter that money came or went; `id` of the payment or the refund, cents with the fee. */
export async function tellOfMoney(
  tx: Tx,
  order: { id: string; user_id: string },
  { news, cents, id, way = 'card', to = null }: Money,
  now: Date,
): Promise<void> {
  const { title, text, mail } = words[news]
  const card = news === 'refundSent' && way === 'card' ? await paidCardOf(tx, id) : null
  const notice = {
    userId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `${news} ${id}`,
    severity: 'success',
    title,
    text: text(dollarsText(cents), way, to, card),
    route: 'dashboard',
    query: { order: order.id },
    mail,
  } as const
  await notify(tx, notice, now)
}
