import type { Lang } from './text.ts'

/** The message catalogue of SEED.md 5, exactly as written there in English. */
const en = {
  required: () => 'Field is Required',
  invalidData: () => 'Invalid data',
  email: () => 'Invalid e-mail',
  phone: () => 'Invalid Phone Number',
  englishLetters: () => 'Only English letters',
  numbers: () => 'This field only accepts numbers',
  minCharacters: (count: string) => `Min ${count} characters`,
  maxCharacters: (max: string) => `Max ${max} characters`,
  minFiles: (min: string) => `Minimum ${min} file(s) required`,
  min: (min: string) => `The value must be ${min} or more`,
  max: (max: string) => `The value must be ${max} or less`,
  notPositive: () => 'The value must be 0 or less',
  minimumAmount: () => 'Minimum amount is $5000',
  trip: () => 'Should be valid for the duration of the trip + 1 day',
  minimumRental: (diff: string) => `This vehicle has ${diff} days minimum rental`,
  minimumAge: (age: string) => `Drivers must be at least ${age} years old`,
  mustAccept: () => 'Please accept to continue',
  notYet: () => 'Choose today or an earlier day',
  notBefore: (day: string) => `Choose ${day} or a later day`,
  fileType: () => 'Upload file type is not allowed',
  fileSize: (mb: string) => `Upload file size must be less than ${mb}MB`,
  imageOnly: () => 'Please choose an image file',
  avatarSize: () => 'Your file is too big! Please select an image under 1MB',
}

const es: typeof en = {
  required: () => 'Este campo es obligatorio',
  invalidData: () => 'Dato no válido',
  email: () => 'Correo electrónico no válido',
  phone: () => 'Número de teléfono no válido',
  englishLetters: () => 'Solo letras del alfabeto inglés',
  numbers: () => 'Este campo solo acepta números',
  minCharacters: (count) => `Mínimo ${count} caracteres`,
  maxCharacters: (max) => `Máximo ${max} caracteres`,
  minFiles: (min) => `Se necesita un mínimo de ${min} archivo(s)`,
  min: (min) => `El valor debe ser ${min} o más`,
  max: (max) => `El valor debe ser ${max} o menos`,
  notPositive: () => 'El valor debe ser 0 o menos',
  minimumAmount: () => 'El monto mínimo es $5000',
  trip: () => 'Debe estar vigente durante todo el viaje + 1 día',
  minimumRental: (diff) => `Este vehículo tiene una renta mínima de ${diff} días`,
  minimumAge: (age) => `Cada conductor debe tener al menos ${age} años`,
  mustAccept: () => 'Acepta para continuar',
  notYet: () => 'Elige hoy o un día anterior',
  notBefore: (day) => `Elige el ${day} o un día posterior`,
  fileType: () => 'Este tipo de archivo no está permitido',
  fileSize: (mb) => `El archivo debe pesar menos de ${mb}MB`,
  imageOnly: () => 'Elige un archivo de imagen',
  avatarSize: () => '¡Tu archivo es demasiado grande! Elige una imagen de menos de 1MB',
}

export const fieldMessages = { en, es }

export type FieldMessageKey = keyof typeof en

/** A key as it travels inside a schema: `maxCharacters:40`. */
export function fieldError(key: FieldMessageKey, parameter: string | number = ''): string {
  return `${key}:${parameter}`
}

function isKey(key: string): key is FieldMessageKey {
  return key in en
}

/** The sentence for a schema's error; an unknown key is plain «Invalid data». */
export function fieldMessage(error: string, lang: Lang): string {
  const colon = error.indexOf(':')
  const key = colon < 0 ? error : error.slice(0, colon)
  const parameter = colon < 0 ? '' : error.slice(colon + 1)
  return isKey(key) ? fieldMessages[lang][key](parameter) : fieldMessages[lang].invalidData()
}
