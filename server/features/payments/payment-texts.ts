import type { Text } from '#protocol/core/text.ts'

export const paymentTexts = {
  verifyEmail: {
    en: 'Please confirm your e-mail first: open the link that we sent you.',
    es: 'Primero confirma tu correo: abre el enlace que te enviamos.',
  },
  holdOver: {
    en: 'The 30 minutes are over and the car is free again. Nothing was charged. Please book again.',
    es: 'Pasaron los 30 minutos y el auto vuelve a estar libre. No se cobró nada. Reserva de nuevo.',
  },
  alreadyPaid: {
    en: 'This order is paid already.',
    es: 'Esta orden ya está pagada.',
  },
  waiting: {
    en: 'We are waiting for the money that you announced.',
    es: 'Estamos esperando el dinero que anunciaste.',
  },
  rentalMoved: {
    en: 'The rental has gone another way since. Please look at your dashboard; nothing was charged.',
    es: 'La renta tomó otro camino. Revisa tu tablero; no se cobró nada.',
  },
  noCardNeeded: {
    en: 'Nothing is due.',
    es: 'No hay nada que pagar.',
  },
  unknownMethod: {
    en: 'Choose one of the ways to pay.',
    es: 'Elige una de las formas de pago.',
  },
} satisfies Record<string, Text>
