/** The words of the camera that reads the back of a license and takes both sides. */
const en = {
  title: 'Driver license',
  step: { back: 'Photo 1 of 2', front: 'Photo 2 of 2' },
  now: { back: 'The back first', front: 'Now the front' },
  shoot: { back: 'Take the photo of the back', front: 'Take the photo of the front' },
  hold: {
    back: 'Fit the card inside the corners. The barcode reads itself.',
    front: 'Fit the card inside the corners and hold still.',
  },
  slow: 'Not read yet. Closer, flat and with more light, or type it.',
  read: 'Barcode read',
  readText: 'Now take the photo of the back.',
  other: 'No US license barcode',
  otherText: 'Take both photos. You type the rest.',
  starting: 'Starting the camera',
  none: 'No camera here',
  noneText: 'Choose pictures instead.',
  wrong: 'This picture can’t be used. Choose another one.',
  files: 'Picture',
  choose: { back: 'Choose a picture of the back', front: 'Choose a picture of the front' },
  type: 'Type it',
  light: 'Light',
  close: 'Close the camera',
}

const es: typeof en = {
  title: 'Licencia de manejo',
  step: { back: 'Foto 1 de 2', front: 'Foto 2 de 2' },
  now: { back: 'Primero el reverso', front: 'Ahora el frente' },
  shoot: { back: 'Tomar la foto del reverso', front: 'Tomar la foto del frente' },
  hold: {
    back: 'Pon la tarjeta dentro de las esquinas. El código se lee solo.',
    front: 'Pon la tarjeta dentro de las esquinas y no muevas el celular.',
  },
  slow: 'Todavía no se lee. Más cerca, plana y con más luz, o escríbelo.',
  read: 'Código leído',
  readText: 'Ahora toma la foto del reverso.',
  other: 'No es un código de licencia de EE. UU.',
  otherText: 'Toma las dos fotos. Lo demás lo escribes tú.',
  starting: 'Abriendo la cámara',
  none: 'Aquí no hay cámara',
  noneText: 'Mejor elige fotos.',
  wrong: 'Esta foto no se puede usar. Elige otra.',
  files: 'Foto',
  choose: { back: 'Elegir una foto del reverso', front: 'Elegir una foto del frente' },
  type: 'Escribirlo',
  light: 'Luz',
  close: 'Cerrar la cámara',
}

export const licenseCameraMessages = { en, es }
