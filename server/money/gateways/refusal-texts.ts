import type { Text } from '#protocol/core/text.ts'

/** Why a card was not charged, and what to do next. */
export const refusalTexts = {
  declined: {
    en: 'Your bank declined this card. Nothing was charged.',
    es: 'Tu banco rechazó esta tarjeta. No se cobró nada.',
  },
  insufficientFunds: {
    en: 'This card does not have enough funds. Nothing was charged.',
    es: 'Esta tarjeta no tiene fondos suficientes. No se cobró nada.',
  },
  notConfirmed: {
    en: 'Your bank asked you to confirm, and that did not work, so nothing was charged. Try again, or use another card.',
    es: 'Tu banco te pidió confirmar y no funcionó, así que no se cobró nada. Inténtalo de nuevo o usa otra tarjeta.',
  },
  notDebit: {
    en: 'This is a credit card, which has a fee. Nothing was charged. Type it again, or use a debit card.',
    es: 'Esta es una tarjeta de crédito y tiene un cargo. No se cobró nada. Escríbela otra vez o usa una de débito.',
  },
  typeAgain: {
    en: 'This card was typed too long ago, so nothing was charged. Please type it again.',
    es: 'Pasó mucho tiempo desde que escribiste la tarjeta; no se cobró nada. Escríbela otra vez.',
  },
  replaced: {
    en: 'This payment was started again elsewhere, so nothing was charged here. Reload the page to pay.',
    es: 'Este pago se empezó de nuevo en otro lugar; aquí no se cobró nada. Recarga la página para pagar.',
  },
} satisfies Record<string, Text>

export const gatewayAway: Text = {
  en: 'The card service does not answer right now. Nothing was charged. Please try again in a minute.',
  es: 'El servicio de tarjetas no responde en este momento. No se cobró nada. Inténtalo de nuevo en un minuto.',
}

export const gatewayShut: Text = {
  en: 'Cards cannot be taken right now. Nothing was charged. Choose another way to pay, or write to us.',
  es: 'Ahora mismo no podemos aceptar tarjetas. No se cobró nada. Elige otra forma de pago o escríbenos.',
}

export type RefusalCode = keyof typeof refusalTexts

export function refusalText(code: string | null | undefined): Text {
  return code && code in refusalTexts ? refusalTexts[code as RefusalCode] : refusalTexts.declined
}
