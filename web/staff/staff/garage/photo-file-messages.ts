import { counted } from '#protocol/core/counted.ts'

const en = {
  in: 'Take in a ZIP of photos',
  hint: 'car-204-1.jpg is the first photo of the car with your own ID car-204. At most 500 MB.',
  sending: (percent: number) => `Sending, ${percent} %`,
  title: (file: string) => `What ${file} would do`,
  running: (file: string) => `Photos of ${file}`,
  photos: counted('en', { one: '# photo would be added', other: '# photos would be added' }),
  cars: counted('en', { one: 'to # car', other: 'to # cars' }),
  replaces: 'In the place of the photos that these cars have',
  replaced: counted('en', { one: '# photo would be removed', other: '# photos would be removed' }),
  bad: counted('en', {
    one: '# entry is bad, so nothing is taken in',
    other: '# entries are bad, so nothing is taken in',
  }),
  leftOut: counted('en', { one: '# photo was left out', other: '# photos were left out' }),
  more: (count: number) => `and ${count} more`,
  nothing: 'There is no photo in this file.',
  press: 'Take them in',
  cancel: 'Cancel',
  close: 'Close',
  progress: (cars: number, all: number) => `${cars} of ${all} cars have their photos`,
  done: counted('en', { one: 'Done: # photo was added.', other: 'Done: # photos were added.' }),
  goesOn: 'It goes on by itself when you leave this page.',
}

const es: typeof en = {
  in: 'Cargar un ZIP de fotos',
  hint: 'car-204-1.jpg es la primera foto del auto con tu ID propio car-204. 500 MB como máximo.',
  sending: (percent) => `Enviando, ${percent} %`,
  title: (file) => `Qué haría ${file}`,
  running: (file) => `Fotos de ${file}`,
  photos: counted('es', { one: 'Se agregaría # foto', other: 'Se agregarían # fotos' }),
  cars: counted('es', { one: 'a # auto', other: 'a # autos' }),
  replaces: 'En lugar de las fotos que estos autos tienen',
  replaced: counted('es', { one: 'Se quitaría # foto', other: 'Se quitarían # fotos' }),
  bad: counted('es', {
    one: 'Hay # entrada mala, así que no se carga nada',
    other: 'Hay # entradas malas, así que no se carga nada',
  }),
  leftOut: counted('es', { one: 'Quedó fuera # foto', other: 'Quedaron fuera # fotos' }),
  more: (count) => `y ${count} más`,
  nothing: 'No hay ninguna foto en este archivo.',
  press: 'Cargarlas',
  cancel: 'Cancelar',
  close: 'Cerrar',
  progress: (cars, all) => `${cars} de ${all} autos ya tienen sus fotos`,
  done: counted('es', { one: 'Listo: se agregó # foto.', other: 'Listo: se agregaron # fotos.' }),
  goesOn: 'Sigue solo si sales de esta página.',
}

export const photoFileMessages = { en, es }
