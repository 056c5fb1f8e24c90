import type { Text } from '#protocol/core/text.ts'

/**
 * What the owner of a kept card says yes to (docs/product/booking-and-payment.md#charge-of-a-saved-card). Other words
 * are another version: which one was said yes to is kept with the order.
 */
export const cardConsent: { version: number; words: Text } = {
  version: 1,
  words: {
    en: 'You may charge this card, or the one that replaces it, for what I owe after the return: miles, gas, late days, tolls and fines, damage. You tell me 48 hours before, and I can contest it.',
    es: 'Pueden cobrar a esta tarjeta, o a la que la reemplace, lo que deba después de devolver el auto: millas, gasolina, días de retraso, peajes y multas, daños. Me avisan 48 horas antes y puedo impugnarlo.',
  },
}
