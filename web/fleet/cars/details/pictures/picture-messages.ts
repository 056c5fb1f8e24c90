/** The words of a car's pictures. */
const en = {
  photographed: (day: string) => `Photographed ${day}`,
  sample: (day: string) => `Sample, ${day}`,
  open: (what: string) => `${what}. Full screen`,
  of: (number: number, count: number) => `${number} of ${count}`,
  turn: 'Turn the car',
  turnAround: (car: string) => `${car}, all around`,
  turnHint: 'Drag to turn it, or use the arrow keys.',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  /** What a screen reader says of the photo that is seen. */
  view: (angle: string, number: number, count: number) => `${angle}, ${number} of ${count}`,
  coming: (came: number, count: number) => `${came} of ${count} photos loaded`,
  missing: 'Some photos did not load. Check your connection.',
  retry: 'Try again',
  share: 'Share this car',
  copied: 'Link copied',
  notShared: 'The link could not be shared.',
}

const es: typeof en = {
  photographed: (day) => `Fotos del ${day}`,
  sample: (day) => `Ejemplo, ${day}`,
  open: (what) => `${what}. Pantalla completa`,
  of: (number, count) => `${number} de ${count}`,
  turn: 'Girar el auto',
  turnAround: (car) => `${car}, por todos lados`,
  turnHint: 'Arrastra para girarlo o usa las flechas.',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  view: (angle, number, count) => `${angle}, ${number} de ${count}`,
  coming: (came, count) => `${came} de ${count} fotos cargadas`,
  missing: 'No se cargaron todas las fotos. Revisa tu conexión.',
  retry: 'Intentar de nuevo',
  share: 'Compartir este auto',
  copied: 'Enlace copiado',
  notShared: 'No se pudo compartir el enlace.',
}

export const pictureMessages = { en, es }
