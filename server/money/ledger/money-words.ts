import type { OrderMoney } from '#domain/fleet/pricing/order-money.ts'
import type { Text } from '#protocol/core/text.ts'

/** What became of the money of an order whose hold is over (docs/product/money.md#sentences). */
export const lapsedMoney: Record<OrderMoney, Text> = {
  nothing: { en: 'Nothing was charged.', es: 'No se cobró nada.' },
  underWay: {
    en: 'We have received no payment. If one still arrives, we refund all of it.',
    es: 'No hemos recibido ningún pago. Si todavía llega, te lo reembolsamos completo.',
  },
  paid: { en: 'Your payment arrived.', es: 'Tu pago llegó.' },
  goesBack: {
    en: 'Your payment arrived too late, and we are refunding all of it.',
    es: 'Tu pago llegó demasiado tarde y te lo estamos reembolsando completo.',
  },
  wentBack: {
    en: 'Your payment arrived too late, and we have refunded all of it.',
    es: 'Tu pago llegó demasiado tarde y ya te lo reembolsamos completo.',
  },
}

/** The same of a booking that the company refused. */
export const refusedMoney: Record<OrderMoney, Text> = {
  nothing: { en: 'There is nothing to refund.', es: 'No hay nada que reembolsar.' },
  underWay: {
    en: 'If your transfer still arrives, we refund all of it.',
    es: 'Si tu transferencia llega después, te la reembolsamos completa.',
  },
  paid: {
    en: 'We refund everything you paid.',
    es: 'Te reembolsamos todo lo que pagaste.',
  },
  goesBack: {
    en: 'We are refunding everything you paid.',
    es: 'Te estamos reembolsando todo lo que pagaste.',
  },
  wentBack: {
    en: 'We have refunded everything you paid.',
    es: 'Ya te reembolsamos todo lo que pagaste.',
  },
}

/** What becomes of the money of an order that ends. */
export type EndMoney = 'goesBack' | 'asksAccount' | 'underWay' | 'kept' | 'nothing'

export const endMoney: Record<EndMoney, Text> = {
  goesBack: { en: 'Your refund is on its way.', es: 'Tu reembolso va en camino.' },
  asksAccount: {
    en: 'You get your refund by bank transfer. We will ask you which account to send it to.',
    es: 'Recibes tu reembolso por transferencia bancaria. Te preguntaremos a qué cuenta enviarlo.',
  },
  underWay: refusedMoney.underWay,
  kept: {
    en: 'We keep one day’s rent, and nothing is left to refund.',
    es: 'Cobramos un día de renta y no queda nada que reembolsar.',
  },
  nothing: refusedMoney.nothing,
}
