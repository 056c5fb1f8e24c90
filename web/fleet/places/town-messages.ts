import { counted } from '#protocol/core/counted.ts'

/** The words of a field for a town. */
const en = {
  example: 'Enter a town',
  none: 'No town here starts with that.',
  choose: 'Choose a town from the list.',
  found: counted('en', { one: '# town', other: '# towns' }),
  foundPlaces: counted('en', { one: '# place', other: '# places' }),
}

const es: typeof en = {
  example: 'Escribe una ciudad',
  none: 'Ninguna ciudad de aquí empieza así.',
  choose: 'Elige una ciudad de la lista.',
  found: counted('es', { one: '# ciudad', other: '# ciudades' }),
  foundPlaces: counted('es', { one: '# lugar', other: '# lugares' }),
}

export const townMessages = { en, es }
