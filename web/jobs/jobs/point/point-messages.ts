import type { Direction } from '#domain/fleet/places/point-near.ts'

/** The words of a mark on the map. */
const en = {
  open: 'Mark the exact place on a map (optional)',
  hint: 'Press on the map, or use the buttons and arrow keys. Only you and the person who does the job see the mark.',
  map: (town: string) => `Map around ${town}`,
  mark: (where: string) => `Mark: ${where}`,
  keys: 'Arrow keys move the mark by a tenth of a mile, with Shift by a mile.',
  mapKeys: 'Arrow keys move the map here, and on the mark they move the mark.',
  set: (town: string) => `Set the mark in ${town}`,
  clear: 'Clear the mark',
  none: 'No mark yet.',
  cleared: 'The mark is cleared.',
  moves: {
    n: 'Move the mark north',
    w: 'Move the mark west',
    e: 'Move the mark east',
    s: 'Move the mark south',
  },
  middle: (town: string) => `In the center of ${town}`,
  away: (miles: string, direction: Direction, town: string) =>
    `${miles} ${miles === '1' ? 'mile' : 'miles'} ${en.directions[direction]} of the center of ${town}`,
  directions: {
    n: 'north',
    ne: 'northeast',
    e: 'east',
    se: 'southeast',
    s: 'south',
    sw: 'southwest',
    w: 'west',
    nw: 'northwest',
  } satisfies Record<Direction, string>,
}

const es: typeof en = {
  open: 'Marcar el lugar exacto en un mapa (opcional)',
  hint: 'Toca el mapa, o usa los botones y las flechas. La marca solo la ven tú y quien haga el trabajo.',
  map: (town) => `Mapa de los alrededores de ${town}`,
  mark: (where) => `Marca: ${where}`,
  keys: 'Las flechas mueven la marca una décima de milla, con Mayúsculas una milla.',
  mapKeys: 'Las flechas mueven aquí el mapa, y sobre la marca la mueven a ella.',
  set: (town) => `Poner la marca en ${town}`,
  clear: 'Borrar la marca',
  none: 'Todavía no hay marca.',
  cleared: 'La marca se borró.',
  moves: {
    n: 'Mover la marca al norte',
    w: 'Mover la marca al oeste',
    e: 'Mover la marca al este',
    s: 'Mover la marca al sur',
  },
  middle: (town) => `En el centro de ${town}`,
  away: (miles, direction, town) =>
    `A ${miles} ${miles === '1' ? 'milla' : 'millas'} al ${es.directions[direction]} del centro de ${town}`,
  directions: {
    n: 'norte',
    ne: 'noreste',
    e: 'este',
    se: 'sureste',
    s: 'sur',
    sw: 'suroeste',
    w: 'oeste',
    nw: 'noroeste',
  },
}

export const pointMessages = { en, es }
