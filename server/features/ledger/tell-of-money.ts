import type { Text } from '#protocol/core/text.ts'
import { dollarsText } from '../../core/dollars-text.ts'
import { notify } from '../../core/mail/notifications.ts'
import type { Tx } from '../../db/database.ts'

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
    text: (amount: string): Text => ({
      en: `We sent ${amount} to your original payment method. Your bank may take a few days to show it.`,
      es: `Enviamos ${amount} a tu forma de pago original. Tu banco puede tardar unos días en mostrarlo.`,
    }),
    // What it is for was told when it was decided.
    mail: 'later',
  },
} as const

type Money = { news: keyof typeof words; cents: number; id: string }

/** Tells the renter that money came or went; `id` of the payment or the refund, cents with the fee. */
export async function tellOfMoney(
  tx: Tx,
  order: { id: string; user_id: string },
  { news, cents, id }: Money,
  now: Date,
): Promise<void> {
  const { title, text, mail } = words[news]
  const notice = {
    userId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `${news} ${id}`,
    severity: 'success',
    title,
    text: text(dollarsText(cents)),
    route: 'dashboard',
    query: { order: order.id },
    mail,
  } as const
  await notify(tx, notice, now)
}
