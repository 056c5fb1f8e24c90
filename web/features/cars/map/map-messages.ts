/** The words of the map. */
const en = {
  map: 'Map of the cars',
  keys: 'Arrow keys move the map. Plus and minus zoom. The list shows the same cars.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  searchHere: 'Search this area',
  group: (count: number) => `${count} cars`,
  groupOf: (names: readonly string[]) => `${names.length} cars: ${names.join(', ')}`,
  monthly: (name: string, price: string) => `${name}, ${price} a month`,
  chosen: 'Selected on the map',
}

const es: typeof en = {
  map: 'Mapa de los autos',
  keys: 'Las flechas mueven el mapa. Más y menos lo acercan y alejan. La lista muestra los mismos autos.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  searchHere: 'Buscar en esta zona',
  group: (count) => `${count} autos`,
  groupOf: (names) => `${names.length} autos: ${names.join(', ')}`,
  monthly: (name, price) => `${name}, ${price} al mes`,
  chosen: 'Elegidos en el mapa',
}

export const mapMessages = { en, es }
