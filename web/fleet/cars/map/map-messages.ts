import { counted } from '#protocol/core/counted.ts'

/** The words of the map of the cars. */
const en = {
  map: 'Map of the cars',
  groupOf: (names: readonly string[], price: string) =>
    `${names.length} cars from ${price}: ${names.join(', ')}`,
  single: (name: string, price: string) => `${name}, ${price} for the trip`,
  cars: 'Cars on the map',
  freeLater: (count: number) => `${count} free later`,
  see: 'See it',
  seeIt: (name: string) => `See it: ${name}`,
}

const es: typeof en = {
  map: 'Mapa de los autos',
  groupOf: (names, price) => `${names.length} autos desde ${price}: ${names.join(', ')}`,
  single: (name, price) => `${name}, ${price} por el viaje`,
  cars: 'Autos en el mapa',
  freeLater: counted('es', { one: '# libre después', other: '# libres después' }),
  see: 'Ver auto',
  seeIt: (name) => `Ver auto: ${name}`,
}

export const carMapMessages = { en, es }
