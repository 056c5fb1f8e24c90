/** The words of the map. */
const en = {
  map: 'Map of the cars',
  keys: 'On the map, arrow keys move it, plus and minus zoom. The same cars are in the list.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  searchHere: 'Search this area',
  group: (count: number) => `${count} cars`,
  groupOf: (names: readonly string[]) => `${names.length} cars: ${names.join(', ')}`,
  monthly: (name: string, price: string) => `${name}, ${price} a month`,
  chosen: 'Chosen on the map',
}

const es: typeof en = {
  map: 'Mapa de los autos',
  keys: 'En el mapa, las flechas lo mueven, más y menos lo acercan y alejan. Los mismos autos están en la lista.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  searchHere: 'Buscar en esta zona',
  group: (count) => `${count} autos`,
  groupOf: (names) => `${names.length} autos: ${names.join(', ')}`,
  monthly: (name, price) => `${name}, ${price} al mes`,
  chosen: 'Elegidos en el mapa',
}

export const mapMessages = { en, es }
