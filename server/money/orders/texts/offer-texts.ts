import { databaseRefusals } from '../../../platform/api/database-refusals.ts'
import { dollarsText } from '../../../platform/dollars-text.ts'
import type { OfferKind } from '#domain/money/orders/offer-kinds.ts'
import type { Text } from '#protocol/core/text.ts'

/** What every offer of a kind is called, and what taking it means (docs/product/rental.md#offers); cents. */
export const offerTexts: Record<OfferKind, (cents: number) => { title: Text; description: Text }> =
  {
    extend: (cents) => ({
      title: {
        en: `${dollarsText(cents)} off when you extend`,
        es: `${dollarsText(cents)} menos si extiendes`,
      },
      description: {
        en: 'We take it off the rent for your next extension.',
        es: 'Lo descontamos de la renta de tu próxima extensión.',
      },
    }),
    earlyReturn: (cents) => ({
      title: {
        en: `${dollarsText(cents)} for returning the car early`,
        es: `${dollarsText(cents)} por devolver el auto antes`,
      },
      description: {
        en: 'You get it if you return the car within 24 hours of accepting. We refund unused days as usual.',
        es: 'Lo recibes si devuelves el auto en las 24 horas después de aceptar. Los días sin usar se reembolsan como siempre.',
      },
    }),
    swap: (cents) => ({
      title: { en: 'A car change without the fee', es: 'Un cambio de auto sin cargo' },
      description: {
        en: `Choose another car without the ${dollarsText(cents)} change fee. You only pay if the rent is higher.`,
        es: `Elige otro auto sin pagar los ${dollarsText(cents)} del cambio. Solo pagas si la renta es más cara.`,
      },
    }),
    discount: (cents) => ({
      title: {
        en: `${dollarsText(cents)} off your rental`,
        es: `${dollarsText(cents)} menos en tu renta`,
      },
      description: {
        en: 'We take it off your final bill.',
        es: 'Lo descontamos de tu cuenta final.',
      },
    }),
  }

/** Titles of the notices about an offer, also of its lines in the history. */
export const offerNews = {
  offerMade: { en: 'We have an offer for you', es: 'Tenemos una oferta para ti' },
  offerAccepted: { en: 'Offer accepted', es: 'Oferta aceptada' },
  offerDeclined: { en: 'Offer declined', es: 'Oferta rechazada' },
  offerExpired: { en: 'An offer has expired', es: 'Una oferta venció' },
  offerWithdrawn: { en: 'An offer was withdrawn', es: 'Se retiró una oferta' },
  offerUsed: { en: 'Your offer was applied', es: 'Se aplicó tu oferta' },
} satisfies Record<string, Text>
export type OfferNews = keyof typeof offerNews

export const offerRefusals = {
  notOpen: {
    en: 'You can no longer answer this offer.',
    es: 'Esta oferta ya no se puede responder.',
  },
  doesNotFit: {
    en: 'This offer no longer applies to the rental.',
    es: 'Esta oferta ya no aplica a la renta.',
  },
  afterEnd: {
    en: 'The rental is over, so an early return is no longer possible.',
    es: 'La renta terminó, así que ya no es posible una devolución anticipada.',
  },
  onlyOverdue: {
    en: 'Only an offer for a late car can be answered this way.',
    es: 'Solo una oferta por un auto atrasado se puede responder así.',
  },
  oneIsLive: databaseRefusals.rental_offer_one_live.text,
} satisfies Record<string, Text>
