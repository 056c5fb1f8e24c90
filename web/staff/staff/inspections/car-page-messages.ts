/** The words of what staff put on a car's page from an inspection. */
const en = {
  title: 'On the car’s page',
  hint: 'Leave out photos with people, papers or a readable plate. Position, time and renter are never shown.',
  leaveIn: (angle: string) => `Show ${angle}`,
  release: 'Show these photos',
  change: 'Save the choice',
  takeBack: 'Take them off',
  shown: (count: number) => `Shown to everybody: ${count}`,
  notShown: 'Not shown',
  isOlder: 'The page already shows newer photos of this car.',
  marks: 'Known marks of the car',
  noted: 'Written by renters and in claims (never shown)',
  kind: 'What',
  place: 'Where',
  inches: 'Inches',
  choose: 'Choose',
  note: 'Add to known marks',
  remove: (mark: string) => `Remove ${mark}`,
}

const es: typeof en = {
  title: 'En la página del auto',
  hint: 'Deja fuera fotos con personas, papeles o una placa legible. Nunca se muestran la ubicación, la hora ni el cliente.',
  leaveIn: (angle) => `Mostrar ${angle}`,
  release: 'Mostrar estas fotos',
  change: 'Guardar la selección',
  takeBack: 'Quitarlas',
  shown: (count) => `A la vista de todos: ${count}`,
  notShown: 'No se muestran',
  isOlder: 'La página ya muestra fotos más recientes de este auto.',
  marks: 'Marcas conocidas del auto',
  noted: 'Escrito por clientes y en reclamos (nunca se muestra)',
  kind: 'Qué',
  place: 'Dónde',
  inches: 'Pulgadas',
  choose: 'Elegir',
  note: 'Agregar a marcas conocidas',
  remove: (mark) => `Borrar ${mark}`,
}

export const carPageMessages = { en, es }
