/** The words of the camera that takes both sides of a license. */
const en = {
  title: 'Driver license',
  step: { front: 'Photo 1 of 2', back: 'Photo 2 of 2' },
  now: { front: 'The front first', back: 'Now the back' },
  shoot: { front: 'Take the photo of the front', back: 'Take the photo of the back' },
  hold: 'Fit the card inside the corners and hold still.',
  starting: 'Starting the camera',
  none: 'No camera here',
  noneText: 'Choose files instead.',
  files: 'Files',
  close: 'Close the camera',
}

const es: typeof en = {
  title: 'Licencia de manejo',
  step: { front: 'Foto 1 de 2', back: 'Foto 2 de 2' },
  now: { front: 'Primero el frente', back: 'Ahora el reverso' },
  shoot: { front: 'Tomar la foto del frente', back: 'Tomar la foto del reverso' },
  hold: 'Pon la tarjeta dentro de las esquinas y no muevas el celular.',
  starting: 'Abriendo la cámara',
  none: 'Aquí no hay cámara',
  noneText: 'Mejor elige archivos.',
  files: 'Archivos',
  close: 'Cerrar la cámara',
}

export const licenseCameraMessages = { en, es }
