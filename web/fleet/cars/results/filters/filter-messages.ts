import { counted } from '#protocol/core/counted.ts'

/** The words of the filters' sheet alone. */
const en = {
  wholeTrip: 'Whole trip',
  anyPrice: 'Any price',
  lowestPrice: 'Lowest price',
  crossed: 'This is below the lowest price.',
  noneAt: (price: string) => `No cars at ${price}.`,
  noneFrom: (price: string) => `No cars from ${price}.`,
  noneBetween: 'No cars at these prices',
  cheapest: (price: string) => `The cheapest is ${price}`,
  dearest: (price: string) => `The most expensive is ${price}`,
  setTo: (price: string) => `Set to ${price}`,
  cars: counted('en', { one: '# car', other: '# cars' }),
  pickupTown: 'Pickup town',
  anywhere: (area: string) => `Anywhere in ${area}`,
  notCounted: 'We could not count the cars. The filters still work.',
}

const es: typeof en = {
  wholeTrip: 'Todo el viaje',
  anyPrice: 'Cualquier precio',
  lowestPrice: 'Precio mínimo',
  crossed: 'Es menos que el precio mínimo.',
  noneAt: (price) => `No hay autos por ${price}.`,
  noneFrom: (price) => `No hay autos desde ${price}.`,
  noneBetween: 'No hay autos a estos precios',
  cheapest: (price) => `El más barato cuesta ${price}`,
  dearest: (price) => `El más caro cuesta ${price}`,
  setTo: (price) => `Cambiar a ${price}`,
  cars: counted('es', { one: '# auto', other: '# autos' }),
  pickupTown: 'Ciudad de entrega',
  anywhere: (area) => `Cualquier lugar en ${area}`,
  notCounted: 'No pudimos contar los autos. Los filtros sí funcionan.',
}

export const filterMessages = { en, es }
