import { databaseRefusals } from '../../core/api/database-refusals.ts'
import { dollarsText } from '../../core/dollars-text.ts'
import type { OfferKind } from '#domain/rentals/offer-kinds.ts'
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
        en: 'We take it off the rent of your next extension.',
        es: 'Lo descontamos de la renta de tu próxima extensión.',
      },
    }),
    earlyReturn: (cents) => ({
      title: {
        en: `${dollarsText(cents)} for bringing the car back early`,
        es: `${dollarsText(cents)} por devolver el auto antes`,
      },
      description: {
        en: 'Yours when the car is back within 24 hours of your yes. Unused days go back as always.',
        es: 'Es tuyo si el auto está de vuelta en 24 horas después de aceptar. Los días sin usar se devuelven como siempre.',
      },
    }),
    swap: (cents) => ({
      title: { en: 'A change of car without the fee', es: 'Un cambio de auto sin cargo' },
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
        en: 'It comes off your final bill when the car is back.',
        es: 'Se aplica en la liquidación cuando devuelvas el auto.',
      },
    }),
  }

/** Titles of the notices about an offer, also of its lines in the history. */
export const offerNews = {
  offerMade: { en: 'We have an offer for you', es: 'Tenemos una oferta para ti' },
  offerAccepted: { en: 'Offer accepted', es: 'Oferta aceptada' },
  offerDeclined: { en: 'Offer declined', es: 'Oferta rechazada' },
  offerExpired: { en: 'An offer is over', es: 'Una oferta venció' },
  offerWithdrawn: { en: 'An offer was taken back', es: 'Se retiró una oferta' },
  offerUsed: { en: 'Your offer was applied', es: 'Se aplicó tu oferta' },
} satisfies Record<string, Text>
export type OfferNews = keyof typeof offerNews

export const offerRefusals = {
  notOpen: {
    en: 'This offer cannot be answered any more.',
    es: 'Esta oferta ya no se puede responder.',
  },
  doesNotFit: {
    en: 'This offer does not fit where the rental stands now.',
    es: 'Esta oferta no corresponde al estado actual de la renta.',
  },
  afterEnd: {
    en: 'The rental is over: nothing is an early return any more.',
    es: 'La renta terminó: ya nada es una devolución anticipada.',
  },
  onlyOverdue: {
    en: 'Only an offer for a late car can be answered like this.',
    es: 'Solo una oferta por un auto retrasado se puede responder así.',
  },
  oneIsLive: databaseRefusals.rental_offer_one_live.text,
} satisfies Record<string, Text>
