import type { Text } from '#protocol/core/text.ts'
import { databaseRefusals } from '../../core/api/database-refusals.ts'

export const paymentTexts = {
  verifyEmail: {
    en: 'Please confirm your e-mail first: open the link that we sent you, or type its code.',
    es: 'Primero confirma tu correo: abre el enlace que te enviamos o escribe su código.',
  },
  holdOver: {
    en: 'The 30 minutes are over and the car is free again. Nothing was charged. Please book again.',
    es: 'Pasaron los 30 minutos y el auto vuelve a estar libre. No se cobró nada. Reserva de nuevo.',
  },
  alreadyPaid: databaseRefusals.payment_one_paid.text,
  waiting: {
    en: 'We are waiting for the money that you announced.',
    es: 'Estamos esperando el dinero que anunciaste.',
  },
  rentalMoved: {
    en: 'The rental has gone another way since. Please look at your dashboard; nothing was charged.',
    es: 'La renta tomó otro camino. Revisa tu tablero; no se cobró nada.',
  },
  otherDeposit: {
    en: 'A driver or an insurance has changed, and the deposit with it. Please book this car again; nothing was charged.',
    es: 'Cambió un conductor o un seguro, y con ello el depósito. Reserva este auto otra vez; no se cobró nada.',
  },
  noCards: {
    en: 'Cards are not taken here yet. Choose bank transfer or cash.',
    es: 'Aquí todavía no se paga con tarjeta. Elige transferencia bancaria o efectivo.',
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
