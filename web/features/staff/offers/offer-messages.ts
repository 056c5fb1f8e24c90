import type { OfferStatus } from '#domain/rentals/offer-kinds.ts'

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
  none: 'No offer is out.',
  how: 'Offers are made on the card of a booking or a visit.',
  toBookings: 'To the bookings',
  car: 'Car',
  worth: 'Worth',
  until: 'To answer until',
  backBy: 'Car back by',
  withdraw: 'Take it back',
  statuses: {
    open: 'Waits for the renter',
    accepted: 'Accepted, not used yet',
    declined: 'Declined',
    expired: 'Over',
    withdrawn: 'Taken back',
  },
}

const es: typeof en = {
  none: 'No hay ofertas pendientes.',
  how: 'Las ofertas se hacen en la tarjeta de una reserva o de una visita.',
  toBookings: 'A las reservas',
  car: 'Auto',
  worth: 'Vale',
  until: 'Se responde hasta',
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
