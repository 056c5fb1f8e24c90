import { counted } from '#protocol/core/counted.ts'

/** The words around the pictures of a car. */
const en = {
  photos: 'Photos',
  count: (done: number, all: number) => `${done} of ${all}`,
  toGo: counted('en', { one: '# photo to go', other: '# photos to go' }),
  take: (title: string) => `Take a photo: ${title}`,
  look: (title: string) => `${title}: photo taken. Open`,
  marks: counted('en', { one: '# mark', other: '# marks' }),
  protects: 'Clear photos protect your deposit. They upload when you have signal.',
  howTo: 'How to take the photo',
  allSamples: 'See all samples',
  more: 'More photos (optional)',
  moreHint: 'Damage, tires, dashboard: whatever you want on record.',
  retake: 'Take again',
  choose: 'Choose a file',
  remove: 'Delete photo',
  done: 'Done',
  before: 'Before',
  now: 'Now',
  sampleOf: (title: string) => `Sample: ${title}`,
  damage: 'Mark damage',
  markHint:
    'Tap the photo where the damage is. By keyboard: add a mark, then move it with the arrow keys.',
  addMark: 'Add a mark',
  mark: (number: number) => `Mark ${number}`,
  markAt: (number: number, x: number, y: number) =>
    `Mark ${number}, ${x}% from the left, ${y}% from the top. Arrow keys move it, Delete removes it.`,
  markNote: (number: number) => `What is at mark ${number}?`,
  markNotePlaceholder: 'Small scratch',
  removeMark: (number: number) => `Remove mark ${number}`,
  note: 'Note on this photo',
  saved: 'Saved on this device',
  notSaved: 'This device keeps nothing: do not close this page before it is sent.',
}

const es: typeof en = {
  photos: 'Fotos',
  count: (done, all) => `${done} de ${all}`,
  toGo: counted('es', { one: 'Falta # foto', other: 'Faltan # fotos' }),
  take: (title) => `Tomar foto: ${title}`,
  look: (title) => `${title}: foto tomada. Abrir`,
  marks: counted('es', { one: '# marca', other: '# marcas' }),
  protects: 'Las fotos claras protegen tu depósito. Se suben cuando tengas señal.',
  howTo: 'Cómo tomar la foto',
  allSamples: 'Ver todos los ejemplos',
  more: 'Más fotos (opcional)',
  moreHint: 'Daños, llantas, tablero: lo que quieras dejar registrado.',
  retake: 'Tomar otra vez',
  choose: 'Elegir un archivo',
  remove: 'Borrar la foto',
  done: 'Listo',
  before: 'Antes',
  now: 'Ahora',
  sampleOf: (title) => `Ejemplo: ${title}`,
  damage: 'Marcar daños',
  markHint:
    'Toca la foto donde está el daño. Con el teclado: agrega una marca y muévela con las flechas.',
  addMark: 'Agregar una marca',
  mark: (number) => `Marca ${number}`,
  markAt: (number, x, y) =>
    `Marca ${number}, a ${x}% de la izquierda y ${y}% de arriba. Las flechas la mueven, Suprimir la quita.`,
  markNote: (number) => `¿Qué hay en la marca ${number}?`,
  markNotePlaceholder: 'Rayón pequeño',
  removeMark: (number) => `Quitar la marca ${number}`,
  note: 'Nota sobre esta foto',
  saved: 'Guardado en este dispositivo',
  notSaved: 'Este dispositivo no guarda nada: no cierres esta página antes de enviarlo.',
}

export const pictureMessages = { en, es }
