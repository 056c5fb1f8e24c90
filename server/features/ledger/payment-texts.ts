import type { Text } from '#protocol/core/text.ts'
import { databaseRefusals } from '../../core/api/database-refusals.ts'

export const paymentTexts = {
  verifyEmail: {
    en: 'Please confirm your e-mail first. Open the link we sent you or enter the code.',
    es: 'Primero confirma tu correo. Abre el enlace que te enviamos o escribe el código.',
  },
  holdOver: {
    en: 'The 30 minutes are up and the car is available to others again. Nothing was charged. Please book again.',
    es: 'Pasaron los 30 minutos y el auto vuelve a estar disponible para otras personas. No se cobró nada. Reserva de nuevo.',
  },
  holdReleased: {
    en: 'The hold on this car is cancelled, so it cannot be paid. Please book again.',
    es: 'El apartado de este auto está cancelado, así que no se puede pagar. Reserva de nuevo.',
  },
  alreadyPaid: databaseRefusals.payment_one_paid.text,
  waiting: {
    en: 'We are waiting for the payment you announced.',
    es: 'Estamos esperando el pago que anunciaste.',
  },
  noSavedCard: {
    en: 'Your saved card is no longer there. Nothing was charged. Enter a card or choose another way to pay.',
    es: 'Tu tarjeta guardada ya no está. No se cobró nada. Escribe una tarjeta o elige otra forma de pago.',
  },
  rentalMoved: {
    en: 'Your rental has changed. Nothing was charged. Please check your dashboard.',
    es: 'Tu renta cambió. No se cobró nada. Revisa tu panel.',
  },
  otherDeposit: {
    en: 'A driver or insurance policy has changed, and so has the deposit. Nothing was charged. Please book this car again.',
    es: 'Cambió un conductor o un seguro y, con ello, el depósito. No se cobró nada. Reserva este auto de nuevo.',
  },
  noCards: {
    en: 'Card payments are not available yet. Choose bank transfer or cash.',
    es: 'Todavía no se puede pagar con tarjeta. Elige transferencia bancaria o efectivo.',
  },
  noCardNeeded: {
    en: 'There is nothing to pay.',
    es: 'No hay nada que pagar.',
  },
  unknownMethod: {
    en: 'Choose a payment method.',
    es: 'Elige una forma de pago.',
  },
} satisfies Record<string, Text>
