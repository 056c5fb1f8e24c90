import type { Text } from '#protocol/core/text.ts'

/** Why an entry or an offer was refused. */
export const waitingListTexts = {
  freeNow: {
    en: 'A car like this is free for these dates. You can book it now.',
    es: 'Hay un auto así libre para estas fechas. Puedes reservarlo ahora.',
  },
  already: {
    en: 'You are waiting for exactly this already.',
    es: 'Ya estás esperando exactamente esto.',
  },
  enough: {
    en: 'You are waiting for five cars already. Delete one of them first.',
    es: 'Ya estás esperando cinco autos. Elimina uno de ellos primero.',
  },
  confirmEmail: {
    en: 'Confirm your e-mail first: that is where we write when a car is free.',
    es: 'Confirma primero tu correo: ahí te escribimos cuando haya un auto libre.',
  },
  booked: {
    en: 'This one led to a booking and cannot be deleted.',
    es: 'Esto ya es una reserva y no se puede eliminar.',
  },
  offerOver: {
    en: 'The time for your offer is over. The car goes to the next person who waits.',
    es: 'El tiempo de tu oferta terminó. El auto pasa a la siguiente persona que espera.',
  },
} satisfies Record<string, Text>
