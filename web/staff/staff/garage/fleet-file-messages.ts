import { counted } from '#protocol/core/counted.ts'

const en = {
  out: 'Download as CSV',
  in: 'Take in a CSV file',
  failed: 'The file could not be read from the server. Please try again.',
  title: (file: string) => `What ${file} would do`,
  added: counted('en', { one: '# car would be added', other: '# cars would be added' }),
  changed: counted('en', { one: '# car would change', other: '# cars would change' }),
  unchanged: counted('en', { one: '# car stays as it is', other: '# cars stay as they are' }),
  inColumn: (column: string, cars: number) => `${column}: ${cars}`,
  bad: counted('en', {
    one: '# line is bad, so nothing is taken in',
    other: '# lines are bad, so nothing is taken in',
  }),
  line: (line: number) => `Line ${line}`,
  more: (count: number) => `and ${count} more`,
  ignored: (columns: string) => `Columns that are not used: ${columns}`,
  nothing: 'Nothing would change.',
  press: 'Take it in',
  cancel: 'Cancel',
  hint: 'At most 5 MB. First you read what it would do.',
}

const es: typeof en = {
  out: 'Descargar en CSV',
  in: 'Cargar un archivo CSV',
  failed: 'No se pudo leer el archivo del servidor. Inténtalo de nuevo.',
  title: (file) => `Qué haría ${file}`,
  added: counted('es', { one: 'Se agregaría # auto', other: 'Se agregarían # autos' }),
  changed: counted('es', { one: 'Cambiaría # auto', other: 'Cambiarían # autos' }),
  unchanged: counted('es', { one: '# auto queda igual', other: '# autos quedan igual' }),
  inColumn: (column, cars) => `${column}: ${cars}`,
  bad: counted('es', {
    one: 'Hay # línea mala, así que no se carga nada',
    other: 'Hay # líneas malas, así que no se carga nada',
  }),
  line: (line) => `Línea ${line}`,
  more: (count) => `y ${count} más`,
  ignored: (columns) => `Columnas que no se usan: ${columns}`,
  nothing: 'No cambiaría nada.',
  press: 'Cargarlo',
  cancel: 'Cancelar',
  hint: '5 MB como máximo. Primero lees qué haría.',
}

export const fleetFileMessages = { en, es }
