import type { OfferStatus } from '#domain/money/orders/offer-kinds.ts'

type Words = {
  none: string
  how: string
  toBookings: string
  car: string
  worth: string
  until: string
  backBy: string
  withdraw: string
  statuses: Record<OfferStatus, string>
}

const en: Words = {
  none: 'No open offers.',
  how: 'Make an offer on the card of a booking or visit.',
  toBookings: 'Go to bookings',
  car: 'Car',
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
  how: 'Haz una oferta en la tarjeta de una reserva o de una visita.',
  toBookings: 'Ir a las reservas',
  car: 'Auto',
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
