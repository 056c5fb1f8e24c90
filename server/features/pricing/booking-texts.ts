import { databaseRefusals } from '../../core/api/database-refusals.ts'
import { dollarsText } from '../../core/dollars-text.ts'
import type { Text } from '#protocol/core/text.ts'

/** What people read when a booking cannot be made as asked; the 409 ones are toasts (docs/product/app.md#errors). */
export const bookingTexts = {
  carTaken: databaseRefusals.occupancy_no_overlap.text,
  keptForOffer: {
    en: 'This car is kept for somebody on the waiting list. If that is you, sign in to book it.',
    es: 'Este auto está apartado para alguien de la lista de espera. Si eres tú, inicia sesión para reservarlo.',
  },
  carNotRented: {
    en: 'This car is not for rent at the moment.',
    es: 'Este auto no se renta por el momento.',
  },
  slotGone: {
    en: 'This pickup time was just taken. Please choose another one.',
    es: 'Esta hora de entrega acaba de ocuparse. Elige otra.',
  },
  slotFarFromStart: {
    en: 'Choose a pickup time within 2 hours of the start.',
    es: 'Elige una hora de entrega a menos de 2 horas del inicio.',
  },
  tooManyHolds: {
    en: 'You hold three cars that are not paid yet. Pay for one of them, cancel one, or wait until a hold ends.',
    es: 'Ya tienes tres autos apartados sin pagar. Paga uno de ellos, cancela uno o espera a que termine un apartado.',
  },
  noHold: {
    en: 'The hold is over, or there is none any more.',
    es: 'El apartado terminó o ya no existe.',
  },
  holdExtended: {
    en: 'This hold was extended once already. Please pay before it ends.',
    es: 'Este apartado ya se extendió una vez. Paga antes de que termine.',
  },
  specialRequestSent: {
    en: 'We got your request and will answer by e-mail.',
    es: 'Recibimos tu solicitud y te responderemos por correo.',
  },
} satisfies Record<string, Text>

/** docs/product/prices.md#lines: the amount on the screen is not the server's any more. */
export function priceChanged(cents: number): Text {
  return {
    en: `The price changed to ${dollarsText(cents)}. Please review it.`,
    es: `El precio cambió a ${dollarsText(cents)}. Revísalo, por favor.`,
  }
}

export const insurancePlanTexts = {
  own: {
    name: { en: 'My own insurance', es: 'Mi propio seguro' },
    description: {
      en: 'You bring liability cover. With your own collision cover the deposit is its deductible.',
      es: 'Tú traes la cobertura de responsabilidad civil. Con tu propia cobertura de colisión, el depósito es su deducible.',
    },
  },
  ownCollision: {
    name: { en: 'Collision cover by us', es: 'Nuestra cobertura de colisión' },
    description: {
      en: 'We cover damage to the car beyond the deposit. You still bring liability cover.',
      es: 'Cubrimos los daños al auto por encima del depósito. Tú sigues trayendo la responsabilidad civil.',
    },
  },
} satisfies Record<string, { name: Text; description: Text }>

export const insuranceTypeTexts = {
  liability: { en: 'Liability', es: 'Responsabilidad civil' },
  collision: { en: 'Collision', es: 'Colisión' },
  comprehensive: { en: 'Comprehensive', es: 'Amplia' },
} satisfies Record<string, Text>
