/** The words over and beside the finder. */
const en = {
  open: 'Walk around with the camera',
  step: (number: number, all: number) => `Step ${number} of ${all}`,
  taken: (done: number, all: number) => `${done} of ${all} photos taken`,
  close: 'Close, your photos are kept',
  kept: 'Kept on this phone',
  shoot: (title: string) => `Take the photo: ${title}`,
  retake: 'Retake',
  retakeOf: (title: string) => `Retake: ${title}`,
  file: 'File',
  line: 'Fill the dashed line',
  match: 'Match the pickup photo',
  ghost: 'Line up with the faded photo.',
  starting: 'Starting the camera',
  none: 'No camera here',
  noneText: 'Take each photo with your phone’s camera app, or choose a file.',
}

const es: typeof en = {
  open: 'Dar la vuelta con la cámara',
  step: (number, all) => `Paso ${number} de ${all}`,
  taken: (done, all) => `${done} de ${all} fotos tomadas`,
  close: 'Cerrar, tus fotos se guardan',
  kept: 'Guardado en este celular',
  shoot: (title) => `Tomar la foto: ${title}`,
  retake: 'Repetir',
  retakeOf: (title) => `Repetir: ${title}`,
  file: 'Archivo',
  line: 'Llena la línea punteada',
  match: 'Iguala la foto de la entrega',
  ghost: 'Se ve al 30%. Párate donde se tomó.',
  starting: 'Abriendo la cámara',
  none: 'Aquí no hay cámara',
  noneText: 'Toma cada foto con la cámara de tu celular o elige un archivo.',
}

export const cameraMessages = { en, es }
