/** The words of the map of the cars. */
const en = {
  map: 'Map of the cars',
  group: (count: number, price: string) => `${count} from ${price}`,
  groupOf: (names: readonly string[], price: string) =>
    `${names.length} cars from ${price}: ${names.join(', ')}`,
  single: (name: string, price: string) => `${name}, ${price} for the trip`,
  chosen: 'Selected on the map',
}

const es: typeof en = {
  map: 'Mapa de los autos',
  group: (count, price) => `${count} desde ${price}`,
  groupOf: (names, price) => `${names.length} autos desde ${price}: ${names.join(', ')}`,
  single: (name, price) => `${name}, ${price} por el viaje`,
  chosen: 'Elegidos en el mapa',
}

export const carMapMessages = { en, es }
