import { databaseRefusals } from '../../platform/api/database-refusals.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import type { Text } from '#protocol/core/text.ts'

/** What people read when a booking cannot be made as asked; the 409 ones are toasts (docs/product/app.md#errors). */
export const bookingTexts = {
  carTaken: databaseRefusals.occupancy_no_overlap.text,
  keptForOffer: {
    en: 'We are holding this car for somebody on the waiting list. If that is you, sign in to book it.',
    es: 'Este auto está apartado para alguien de la lista de espera. Si eres tú, inicia sesión para reservarlo.',
  },
  carNotRented: {
    en: 'This car is not available at the moment.',
    es: 'Este auto no está disponible por el momento.',
  },
  slotGone: {
    en: 'This pickup time was just taken. Please choose another one.',
    es: 'Esta hora de entrega acaba de ocuparse. Elige otra.',
  },
  slotFarFromStart: {
    en: 'Choose a pickup time within 2 hours of your start time.',
    es: 'Elige una hora de entrega a menos de 2 horas de tu hora de inicio.',
  },
  tooManyHolds: {
    en: 'You are already holding three unpaid cars. Pay for one, cancel one or wait until a hold expires.',
    es: 'Ya tienes tres autos apartados sin pagar. Paga uno, cancela uno o espera a que venza un apartado.',
  },
  confirmToHold: {
    en: 'People on your network are already holding as many cars as we allow without a confirmed e-mail. Confirm yours first: open the link that we sent you, or enter its code. Then you can hold this car for 30 minutes.',
    es: 'Desde tu red ya hay apartados tantos autos como permitimos sin un correo confirmado. Primero confirma el tuyo: abre el enlace que te enviamos o escribe su código. Luego puedes apartar este auto por 30 minutos.',
  },
  confirmToHoldAgain: {
    en: 'This car was just held for these dates from your network without a confirmed e-mail. Confirm your e-mail first: open the link that we sent you, or enter its code. Then you can hold it for 30 minutes.',
    es: 'Este auto se acaba de apartar para estas fechas desde tu red sin un correo confirmado. Primero confirma tu correo: abre el enlace que te enviamos o escribe su código. Luego puedes apartarlo por 30 minutos.',
  },
  confirmToExtend: {
    en: 'Confirm your e-mail to keep the car longer: open the link that we sent you, or enter its code. Then the hold lasts 30 minutes.',
    es: 'Confirma tu correo para conservar el auto más tiempo: abre el enlace que te enviamos o escribe su código. Así el apartado dura 30 minutos.',
  },
  noHold: {
    en: 'This hold has expired.',
    es: 'Este apartado ya venció.',
  },
  holdExtended: {
    en: 'You have already extended this hold once. Please pay before it expires.',
    es: 'Ya extendiste este apartado una vez. Paga antes de que venza.',
  },
  specialRequestSent: {
    en: 'We got your request and will reply by e-mail.',
    es: 'Recibimos tu solicitud y te responderemos por correo.',
  },
} satisfies Record<string, Text>

/** docs/product/prices.md#lines: the amount on the screen is no longer the server's. */
export function priceChanged(cents: number): Text {
  if (cents < 0) return refundChanged(-cents)
  return {
    en: `The price changed to ${dollarsText(cents)}. Please review it.`,
    es: `El precio cambió a ${dollarsText(cents)}. Revísalo.`,
  }
}

/** The same of money that goes back: the cents that would, which may be none any more. */
export function refundChanged(cents: number): Text {
  if (cents === 0) {
    return {
      en: 'There is nothing to refund for this order any more. Please review it.',
      es: 'Ya no hay nada que reembolsar por esta orden. Revísala.',
    }
  }
  return {
    en: `The refund is now ${dollarsText(cents)}. Please review it.`,
    es: `El reembolso ahora es de ${dollarsText(cents)}. Revísalo.`,
  }
}

export const insurancePlanTexts = {
  own: {
    name: { en: 'My insurance', es: 'Mi seguro' },
    description: {
      en: 'Needs liability cover. If it covers collision too, your deposit can be lower.',
      es: 'Debe incluir daños a terceros. Si también cubre colisión, tu depósito puede bajar.',
    },
  },
  ownCollision: {
    name: { en: 'Our collision cover', es: 'Nuestra cobertura de colisión' },
    description: {
      en: 'We pay damage to the car beyond the deposit. You still need your own liability cover.',
      es: 'Pagamos los daños al auto que pasen del depósito. Aún necesitas tu seguro de daños a terceros.',
    },
  },
} satisfies Record<string, { name: Text; description: Text }>

export const insuranceTypeTexts = {
  liability: { en: 'Liability', es: 'Responsabilidad civil' },
  collision: { en: 'Collision', es: 'Colisión' },
  comprehensive: { en: 'Comprehensive', es: 'Amplia' },
} satisfies Record<string, Text>
