/** The words of a license that is read, before and after. */
const en = {
  first: 'License, back first',
  firstText: 'Its barcode fills the form.',
  choose: 'Choose a picture',
  type: 'Type it',
  private:
    'Read on this device. Only staff see the pictures. Deleted 90 days after your last rental.',
  insuranceText: 'Photo of the card, policy number, date and deductible',
  contactText: 'The number for the day of pickup',
  done: 'Read from the back. Please check.',
  noBarcode: 'No US license barcode here. Please type what the card says.',
  reading: 'Reading the picture',
  expired: 'This license has expired. You need a valid one to rent.',
  tooYoung: 'Drivers must be 21 or older when the trip starts.',
  otherName: 'The name on this license isn’t the one on the account. Staff will compare them.',
  born: 'Born',
  license: 'License',
  change: (what: string) => `Change: ${what}`,
  retake: 'Retake',
  back: 'Back of the license',
  front: 'Front of the license',
}

const es: typeof en = {
  first: 'Licencia, primero el reverso',
  firstText: 'Su código llena el formulario.',
  choose: 'Elegir una foto',
  type: 'Escribirla',
  private:
    'Se lee en este dispositivo. Solo el personal ve las fotos. Se borran 90 días después de tu última renta.',
  insuranceText: 'Foto de la tarjeta, póliza, fecha y deducible',
  contactText: 'El número para el día que recoges el auto',
  done: 'Leído del reverso. Revísalo, por favor.',
  noBarcode: 'Aquí no hay código de licencia de EE. UU. Escribe lo que dice la tarjeta.',
  reading: 'Leyendo la foto',
  expired: 'Esta licencia ya venció. Para rentar necesitas una vigente.',
  tooYoung: 'Quien maneja debe tener 21 años o más cuando empieza el viaje.',
  otherName: 'El nombre de esta licencia no es el de la cuenta. El personal los va a comparar.',
  born: 'Nacimiento',
  license: 'Licencia',
  change: (what) => `Cambiar: ${what}`,
  retake: 'Repetir',
  back: 'Reverso de la licencia',
  front: 'Frente de la licencia',
}

export const readingMessages = { en, es }
