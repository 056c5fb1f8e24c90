import type { OfferKind } from '#domain/money/orders/offer-kinds.ts'
import type { claimCodes } from '#protocol/money/claims/choices.ts'

type Words = {
  actions: (about: string) => string
  cancel: string
  cash: string
  changes: string
  dates: string
  lower: string
  offer: string
  claim: string
  fine: string
  goodwill: string
  keys: string
  messages: string
  reviews: string
  owed: string
  what: string
  ask: string
  kind: string
  kinds: Record<OfferKind, string>
  amount: string
  hours: string
  hoursHint: string
  note: string
  noteHint: string
  make: string
  code: string
  codes: Record<(typeof claimCodes)[number], string>
  description: string
  estimate: string
  pictures: string
  open: string
}

const en: Words = {
  actions: (about) => `Actions for ${about}`,
  cancel: 'Cancel the booking',
  cash: 'Take cash',
  changes: 'Ask for changes',
  dates: 'Move dates or car',
  lower: 'Lower the price',
  offer: 'Make an offer',
  claim: 'Open a claim',
  fine: 'Pass on a toll or fine',
  goodwill: 'Give money back',
  keys: 'Keys at the desk',
  messages: 'Messages',
  reviews: 'Reviews',
  owed: 'Owed beyond the deposit',
  what: 'What the renter should change',
  ask: 'Ask the renter',
  kind: 'Offer',
  kinds: {
    extend: 'Credit for an extension',
    earlyReturn: 'Money for an early return',
    swap: 'Car change without the fee',
    discount: 'Discount',
  },
  amount: 'Amount ($)',
  hours: 'Hours to answer',
  hoursHint: '1 to 720',
  note: 'Message to the renter',
  noteHint: 'It appears after our standard text.',
  make: 'Make the offer',
  code: 'Claim for',
  codes: {
    damage: 'Damage',
    engineDamage: 'Engine damage',
    cleaning: 'Cleaning',
    toll: 'Toll',
    fine: 'Fine',
    other: 'Something else',
  },
  description: 'What happened',
  estimate: 'Estimate ($)',
  pictures: 'Photos of it, before and after',
  open: 'Open the claim',
}

const es: typeof en = {
  actions: (about) => `Acciones para ${about}`,
  cancel: 'Cancelar la reserva',
  cash: 'Recibir efectivo',
  changes: 'Pedir cambios',
  dates: 'Mover fechas o auto',
  lower: 'Rebajar el precio',
  offer: 'Hacer una oferta',
  claim: 'Abrir un reclamo',
  fine: 'Trasladar peaje o multa',
  goodwill: 'Devolver dinero',
  keys: 'Llaves en la oficina',
  messages: 'Mensajes',
  reviews: 'Reseñas',
  owed: 'Deuda además del depósito',
  what: 'Qué debe cambiar el cliente',
  ask: 'Pedir al cliente',
  kind: 'Oferta',
  kinds: {
    extend: 'Crédito por extender',
    earlyReturn: 'Dinero por devolver antes',
    swap: 'Cambio de auto sin cargo',
    discount: 'Descuento',
  },
  amount: 'Monto ($)',
  hours: 'Horas para responder',
  hoursHint: 'De 1 a 720',
  note: 'Mensaje para el cliente',
  noteHint: 'Aparece después de nuestro texto estándar.',
  make: 'Hacer la oferta',
  code: 'Reclamo por',
  codes: {
    damage: 'Daños',
    engineDamage: 'Daño de motor',
    cleaning: 'Limpieza',
    toll: 'Peaje',
    fine: 'Multa',
    other: 'Otra cosa',
  },
  description: 'Qué pasó',
  estimate: 'Estimado ($)',
  pictures: 'Fotos que lo muestran, antes y después',
  open: 'Abrir el reclamo',
}

export const actionsMessages = { en, es }
