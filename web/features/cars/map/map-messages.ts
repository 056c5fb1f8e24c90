/** The words of the map of the cars. */
const en = {
  map: 'Map of the cars',
  group: (count: number) => `${count} cars`,
  groupOf: (names: readonly string[]) => `${names.length} cars: ${names.join(', ')}`,
  monthly: (name: string, price: string) => `${name}, ${price} a month`,
  chosen: 'Selected on the map',
}

const es: typeof en = {
  map: 'Mapa de los autos',
  group: (count) => `${count} autos`,
  groupOf: (names) => `${names.length} autos: ${names.join(', ')}`,
  monthly: (name, price) => `${name}, ${price} al mes`,
  chosen: 'Elegidos en el mapa',
}

export const carMapMessages = { en, es }
