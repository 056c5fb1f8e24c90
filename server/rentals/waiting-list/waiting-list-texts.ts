import type { Text } from '#protocol/core/text.ts'

/** Why an entry or an offer was refused. */
export const waitingListTexts = {
  freeNow: {
    en: 'A car like this is available for these dates. You can book it now.',
    es: 'Hay un auto así disponible para estas fechas. Puedes reservarlo ahora.',
  },
  already: {
    en: 'You are already on the waiting list for exactly this.',
    es: 'Ya estás en la lista de espera para exactamente esto.',
  },
  enough: {
    en: 'You are already waiting for five cars. Delete one first.',
    es: 'Ya estás esperando cinco autos. Primero elimina uno.',
  },
  confirmEmail: {
    en: 'Confirm your e-mail first. We write to you there when a car is available.',
    es: 'Primero confirma tu correo. Ahí te escribimos cuando haya un auto disponible.',
  },
  booked: {
    en: 'This is already a booking and cannot be deleted.',
    es: 'Esto ya es una reserva y no se puede eliminar.',
  },
  offerOver: {
    en: 'Your offer has expired. The car goes to the next person in line.',
    es: 'Tu oferta venció. El auto pasa a la siguiente persona de la fila.',
  },
} satisfies Record<string, Text>
