import { carName } from '#domain/fleet/fleet/car-name.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import type { Text } from '#protocol/core/text.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'

/** What the renters of a broken car are told (docs/product/cars.md#off-the-road). */
export const movedTexts = {
  moved: { en: 'You get another car', es: 'Te damos otro auto' },
  offered: { en: 'Another car waits for you', es: 'Otro auto te espera' },
  none: { en: 'The car you booked broke down', es: 'El auto que reservaste se averió' },
  noneText: {
    en: 'We have no other car that fits. You can get a full refund right now. If one comes free, you can take it at no extra cost.',
    es: 'No tenemos otro auto que te sirva. Puedes recibir ahora un reembolso total. Si se libera uno, puedes tomarlo sin costo extra.',
  },
  carIsBack: {
    en: 'The car you booked is back on the road, so your booking stays the same.',
    es: 'El auto que reservaste volvió al servicio, así que tu reserva sigue igual.',
  },
  staffNone: { en: 'No car fits a renter', es: 'Ningún auto le sirve a un cliente' },
  onTheRoadNone: {
    en: 'This renter has the car, and no other one fits. Call them.',
    es: 'Esta persona tiene el auto y ningún otro le sirve. Llámala.',
  },
  notBroken: {
    en: 'This car did not break down during this rental, so its renter stays where they are.',
    es: 'Este auto no se averió durante esta renta, así que la persona se queda como está.',
  },
  notFree: {
    en: 'This car was just taken. Choose another one.',
    es: 'Este auto se acaba de ocupar. Elige otro.',
  },
  notAsGood: {
    en: 'This car is a class below, or too small. Choose another one.',
    es: 'Este auto es de una clase menor o muy chico. Elige otro.',
  },
  hasKeys: {
    en: 'This renter has the car already. Ask them for a change of car instead.',
    es: 'Esta persona ya tiene el auto. Mejor propónle un cambio de auto.',
  },
  offeredAlready: {
    en: 'This renter already has an offer and has not answered it.',
    es: 'Esta persona ya tiene una oferta y no la ha respondido.',
  },
} satisfies Record<string, Text>

type Name = Pick<CarRow, 'make' | 'model' | 'year' | 'city'>
type Moving = { first: string; own: Name; other: Name; at: WallTime; isSamePlace: boolean }

/** Before the keys: the booking has the new car already. */
export function movedText({ first, own, other, at, isSamePlace }: Moving): Text {
  return {
    en: `Hi ${first}, the ${own.model} you booked is off the road. You get a ${carName(other)} at the same price, ${isSamePlace ? 'at the same place' : `in ${other.city}`}, on ${dayAndTime(at, 'en')}. Not for you? Choose another one or get a full refund.`,
    es: `Hola, ${first}: el ${own.model} que reservaste está fuera de servicio. Te damos un ${carName(other)} al mismo precio, ${isSamePlace ? 'en el mismo lugar' : `en ${other.city}`}, el ${dayAndTime(at, 'es')}. ¿No te sirve? Elige otro o recibe un reembolso total.`,
  }
}

/** Before the keys too, where nothing is wrong with the car: the company needs it for something else. */
export function exchangedText({ first, own, other, at, isSamePlace }: Moving): Text {
  return {
    en: `Hi ${first}, instead of the ${own.model} you booked you get a ${carName(other)} at the same price, ${isSamePlace ? 'at the same place' : `in ${other.city}`}, on ${dayAndTime(at, 'en')}. Not for you? Choose another one or get a full refund.`,
    es: `Hola, ${first}: en vez del ${own.model} que reservaste te damos un ${carName(other)} al mismo precio, ${isSamePlace ? 'en el mismo lugar' : `en ${other.city}`}, el ${dayAndTime(at, 'es')}. ¿No te sirve? Elige otro o recibe un reembolso total.`,
  }
}

/** Who has the car changes it at a visit, or does not. */
export function offeredText({ first, own, other, at, isSamePlace }: Moving): Text {
  return {
    en: `Hi ${first}, your ${own.model} is off the road. A ${carName(other)} waits for you at the same price, ${isSamePlace ? 'at the same place' : `in ${other.city}`}, from ${dayAndTime(at, 'en')} until the end of your rental. Accept its contract and change cars at a visit, or cancel the change.`,
    es: `Hola, ${first}: tu ${own.model} está fuera de servicio. Te espera un ${carName(other)} al mismo precio, ${isSamePlace ? 'en el mismo lugar' : `en ${other.city}`}, desde el ${dayAndTime(at, 'es')} hasta el final de tu renta. Acepta su contrato y cambia de auto en una visita, o cancela el cambio.`,
  }
}
