import type { OfferStatus } from '#domain/money/orders/offer-kinds.ts'

type Words = {
  none: string
  how: string
  toBookings: string
  car: string
  offer: string
  time: string
  worth: string
  until: string
  backBy: string
  withdraw: string
  statuses: Record<OfferStatus, string>
}

const en: Words = {
  none: 'No open offers.',
  how: 'Make an offer in the panel of a booking or on a visit.',
  toBookings: 'Go to bookings',
  car: 'Car',
  offer: 'Offer',
  time: 'Until',
  worth: 'Worth',
  until: 'Answer by',
  backBy: 'Car back by',
  withdraw: 'Withdraw it',
  statuses: {
    open: 'Waiting for the renter',
    accepted: 'Accepted, not used yet',
    declined: 'Declined',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
  },
}

const es: typeof en = {
  none: 'No hay ofertas abiertas.',
  how: 'Haz una oferta en el panel de una reserva o en una visita.',
  toBookings: 'Ir a las reservas',
  car: 'Auto',
  offer: 'Oferta',
  time: 'Hasta',
  worth: 'Vale',
  until: 'Responder hasta',
  backBy: 'Auto de vuelta antes de',
  withdraw: 'Retirarla',
  statuses: {
    open: 'Espera al cliente',
    accepted: 'Aceptada, sin usar',
    declined: 'Rechazada',
    expired: 'Vencida',
    withdrawn: 'Retirada',
  },
}

export const offerMessages = { en, es }
