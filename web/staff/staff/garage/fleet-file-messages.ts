import { counted } from '#protocol/core/counted.ts'

const en = {
  out: 'Download as CSV',
  in: 'Take in a CSV file',
  failed: 'The file could not be read from the server. Please try again.',
  added: counted('en', { one: '# car would be added', other: '# cars would be added' }),
  changed: counted('en', { one: '# car would change', other: '# cars would change' }),
  unchanged: counted('en', { one: '# car stays as it is', other: '# cars stay as they are' }),
  inColumn: (column: string, cars: number) => `${column}: ${cars}`,
  nothing: 'Nothing would change.',
  hint: 'At most 5 MB. First you read what it would do.',
}

const es: typeof en = {
  out: 'Descargar en CSV',
  in: 'Cargar un archivo CSV',
  failed: 'No se pudo leer el archivo del servidor. Inténtalo de nuevo.',
  added: counted('es', { one: 'Se agregaría # auto', other: 'Se agregarían # autos' }),
  changed: counted('es', { one: 'Cambiaría # auto', other: 'Cambiarían # autos' }),
  unchanged: counted('es', { one: '# auto queda igual', other: '# autos quedan igual' }),
  inColumn: (column, cars) => `${column}: ${cars}`,
  nothing: 'No cambiaría nada.',
  hint: '5 MB como máximo. Primero lees qué haría.',
}

export const fleetFileMessages = { en, es }
