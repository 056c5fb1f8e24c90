import type { Text } from '#protocol/core/text.ts'
import type { specialRequestKinds } from '#protocol/rentals/special-requests/choices.ts'
import type { specialRequestStates } from '#protocol/rentals/special-requests/special-requests.ts'

export const specialRequestKindTexts: Record<(typeof specialRequestKinds)[number], Text> = {
  delivery: { en: 'Delivery of the car', es: 'Entrega del auto a domicilio' },
  extraDriver: { en: 'Another driver', es: 'Otro conductor' },
  pet: { en: 'A pet on board', es: 'Una mascota a bordo' },
  timeChange: { en: 'A different time', es: 'Otra hora' },
  other: { en: 'Special request', es: 'Petición especial' },
}

export const specialRequestStateTexts: Record<(typeof specialRequestStates)[number], Text> = {
  open: { en: 'Waiting for our answer', es: 'Espera nuestra respuesta' },
  answered: { en: 'Waiting for your answer', es: 'Espera tu respuesta' },
  accepted: { en: 'Agreed', es: 'Acordada' },
  refused: { en: 'Not accepted', es: 'No aceptada' },
  declined: { en: 'Not possible', es: 'No es posible' },
}

export const specialRequestTexts = {
  answered: {
    en: 'We answered your special request',
    es: 'Respondimos tu petición especial',
  },
  accepted: { en: 'A special request was accepted', es: 'Se aceptó una petición especial' },
  refused: {
    en: 'A special request offer was not accepted',
    es: 'No se aceptó la oferta de una petición especial',
  },
  answeredAlready: {
    en: 'This has already been answered. Reload to see the answer.',
    es: 'Esto ya se respondió. Recarga para ver la respuesta.',
  },
  notOffered: {
    en: 'There is nothing left to accept here. Reload to see why.',
    es: 'Aquí ya no hay nada que aceptar. Recarga para ver por qué.',
  },
  bookFirst: {
    en: 'Book this car first, then accept the offer.',
    es: 'Primero reserva este auto y después acepta la oferta.',
  },
} satisfies Record<string, Text>
