/** The words of every map. */
const en = {
  keys: 'Arrow keys move the map. Plus and minus zoom. The list shows the same.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  searchHere: 'Search this area',
  view: 'View',
  views: { list: 'List', map: 'Map' },
}

const es: typeof en = {
  keys: 'Las flechas mueven el mapa. Más y menos lo acercan y alejan. La lista muestra lo mismo.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  searchHere: 'Buscar en esta zona',
  view: 'Vista',
  views: { list: 'Lista', map: 'Mapa' },
}

export const mapMessages = { en, es }
