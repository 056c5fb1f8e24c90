import { counted } from '#protocol/core/counted.ts'

const en = {
  title: (file: string) => `What ${file} would do`,
  bad: counted('en', {
    one: '# line is bad, so nothing is taken in',
    other: '# lines are bad, so nothing is taken in',
  }),
  line: (line: number) => `Line ${line}`,
  more: (count: number) => `and ${count} more`,
  ignored: (columns: string) => `Columns that are not used: ${columns}`,
  press: 'Take it in',
  cancel: 'Cancel',
}

const es: typeof en = {
  title: (file) => `Qué haría ${file}`,
  bad: counted('es', {
    one: 'Hay # línea mala, así que no se carga nada',
    other: 'Hay # líneas malas, así que no se carga nada',
  }),
  line: (line) => `Línea ${line}`,
  more: (count) => `y ${count} más`,
  ignored: (columns) => `Columnas que no se usan: ${columns}`,
  press: 'Cargarlo',
  cancel: 'Cancelar',
}

/** What is said of every file of lines before it is taken in. */
export const fileMessages = { en, es }
