import { counted } from '#protocol/core/counted.ts'
import type { SwapReason } from './swap-car.ts'

/** The words of a change of car. */
const en = {
  title: 'Change your car',
  lead: (area: string, end: string) =>
    `Other cars in ${area} available until ${end}. The change takes one visit.`,
  now: 'Your car now',
  reasons: {
    preference:
      'Changing the car costs $50. After a breakdown or for maintenance it is free: report the breakdown on your rental first.',
    maintenance: 'Your car needs maintenance, so there is no fee for this change.',
    breakdown: 'You reported a breakdown, so there is no fee for this change.',
  } satisfies Record<SwapReason, string>,
  offered: 'You accepted an offer, so there is no fee for this change.',
  when: 'When do you want to swap?',
  whenHint: 'The price depends on the days left at that time.',
  kinds: 'Kind of car',
  all: 'All',
  compare: 'Compare',
  keep: (car: string) => `Compare ${car}`,
  keepShort: 'Compare',
  facts: {
    month: 'A month',
    mile: 'A mile',
    difference: 'Price difference',
    fee: 'Fee',
    total: 'You pay for the change',
  },
  yours: 'Yours',
  cars: counted('en', { one: '# car available', other: '# cars available' }),
  dearer: (money: string) => `${money} more`,
  cheaper: (money: string) => `${money} less`,
  same: 'The same',
  toPay: (money: string) => `${money} to pay`,
  comesBack: (money: string) => `You get ${money} back`,
  nothingToPay: 'Nothing to pay',
  rent: (difference: string) => `Rent: ${difference}`,
  withFee: (money: string) => `fee ${money}`,
  comment: 'Anything we should know',
  ask: 'Ask for this car',
  price: 'What the change costs',
  due: 'Total due',
  back: 'You get back',
  backText: 'You get it back once you have the keys to this car.',
  /** To who drives a car already, and to who has not picked one up yet. */
  agree: {
    driving:
      'We answer within 24 hours. Return your current car and get the keys to this one in one visit.',
    before: 'We answer within 24 hours. You pick up this car instead of the first one.',
  },
  notFree: 'This car is not available until the end of your rental.',
  otherCars: 'Other cars',
  impossible: 'You cannot change your car right now',
  backToRental: 'Back to your rental',
  updating: 'Updating the price',
  bar: 'Price and car change',
}

const es: typeof en = {
  title: 'Cambia tu auto',
  lead: (area, end) =>
    `Otros autos en ${area} disponibles hasta el ${end}. Haces el cambio en una sola visita.`,
  now: 'Tu auto ahora',
  reasons: {
    preference:
      'Cambiar de auto cuesta $50. Después de una avería o por mantenimiento es gratis: primero reporta la avería en tu renta.',
    maintenance: 'Tu auto necesita mantenimiento, así que este cambio no tiene cargo.',
    breakdown: 'Reportaste una avería, así que este cambio no tiene cargo.',
  },
  offered: 'Aceptaste una oferta, así que este cambio no tiene cargo.',
  when: '¿Cuándo quieres hacer el cambio?',
  whenHint: 'El precio depende de los días que queden en ese momento.',
  kinds: 'Tipo de auto',
  all: 'Todos',
  compare: 'Comparar',
  keep: (car) => `Comparar ${car}`,
  keepShort: 'Comparar',
  facts: {
    month: 'Un mes',
    mile: 'Una milla',
    difference: 'Diferencia',
    fee: 'Cargo',
    total: 'Pagas por el cambio',
  },
  yours: 'El tuyo',
  cars: counted('es', { one: '# auto disponible', other: '# autos disponibles' }),
  dearer: (money) => `${money} más`,
  cheaper: (money) => `${money} menos`,
  same: 'La misma',
  toPay: (money) => `${money} a pagar`,
  comesBack: (money) => `Te devolvemos ${money}`,
  nothingToPay: 'Nada que pagar',
  rent: (difference) => `Renta: ${difference}`,
  withFee: (money) => `cargo ${money}`,
  comment: 'Algo que debamos saber',
  ask: 'Pedir este auto',
  price: 'Lo que cuesta el cambio',
  due: 'Total a pagar',
  back: 'Recibes',
  backText: 'Lo recibes cuando tengas las llaves de este auto.',
  agree: {
    driving:
      'Respondemos en 24 horas. En una sola visita devuelves tu auto actual y recibes las llaves de este.',
    before: 'Respondemos en 24 horas. Recoges este auto en lugar del primero.',
  },
  notFree: 'Este auto no está disponible hasta el final de tu renta.',
  otherCars: 'Otros autos',
  impossible: 'Ahora no se puede cambiar el auto',
  backToRental: 'Volver a tu renta',
  updating: 'Actualizando el precio',
  bar: 'Precio y cambio de auto',
}

export const swapMessages = { en, es }
