import type { Lang } from './text.ts'

/** The message catalogue of docs/product/app.md#texts-in-forms, exactly as written there in English. */
const en = {
  required: () => 'Field is Required',
  invalidData: () => 'Invalid data',
  invalidEarly: (least: string) => `Invalid data. Choose ${least} or later.`,
  invalidLate: (most: string) => `Invalid data. Choose ${most} or earlier.`,
  invalidOrder: (day: string) => `Invalid data. The day comes first: ${day}?`,
  closedDay: () => 'Invalid data. We are closed that day.',
  email: () => 'Invalid e-mail',
  phone: () => 'Invalid Phone Number',
  englishLetters: () => 'Only English letters',
  numbers: () => 'This field only accepts numbers',
  wholeNumber: () => 'Only whole numbers',
  wholeCents: () => 'Only whole cents, such as 25 for $0.25',
  time: () => 'A time on the hour or half hour, like 09:00 or 17:30',
  hours: () =>
    'Each day needs a date of its own and two times like 09:00 and 17:30, the later one second',
  minCharacters: (count: string) => `Min ${count} characters`,
  maxCharacters: (max: string) => `Max ${max} characters`,
  minFiles: (min: string) => `Minimum ${min} file(s) required`,
  min: (min: string) => `The value must be ${min} or more`,
  max: (max: string) => `The value must be ${max} or less`,
  notPositive: () => 'The value must be 0 or less',
  minimumAmount: () => 'Minimum amount is $5000',
  routingNumber: () => 'Check the 9 digits of this number',
  placeholder: (name: string) => `There is no {${name}}. Under the text stands what there is.`,
  mustName: (name: string) =>
    `A contract has to say {${name}}: what the program does with the booking.`,
  vin: () => '17 letters and digits, never I, O or Q',
  vinCheck: () => 'The check digit of this VIN does not fit. Please read it again.',
  otherCar: () => 'Another car has this already',
  odometerBack: (miles: string) => `An odometer never goes back, and this one read ${miles}`,
  accountNumber: () => '4 to 17 digits',
  trip: () => 'Should be valid for the duration of the trip + 1 day',
  minimumRental: (diff: string) => `This vehicle has ${diff} days minimum rental`,
  mustAccept: () => 'Please accept to continue',
  notYet: () => 'Choose today or an earlier day',
  notBefore: (day: string) => `Choose ${day} or a later day`,
  notUsed: () => 'This field is not used here',
  notEarlier: (moment: string) => `Choose ${moment} or later`,
  notAfter: (day: string) => `Choose ${day} or an earlier day`,
  notServed: () => 'We do not serve this place yet. Choose a town in one of our areas.',
  pointTooFar: (miles: string) => `The mark on the map must be within ${miles} miles of the town`,
  point: () => 'Latitude and longitude, such as 27.9506, -82.4572',
  carTooFar: (miles: string) =>
    `This is more than ${miles} miles from the car’s area. In America a longitude has a minus, such as -82.4572.`,
  tooFarAhead: () => 'This date is too far ahead',
  tooLongAgo: () => 'This date is too long ago',
  fileType: () => 'Upload file type is not allowed',
  fileSize: (mb: string) => `Upload file size must be less than ${mb}MB`,
  imageOnly: () => 'Please choose an image file',
  drawingFilters: () =>
    'This drawing has filter effects, which we do not take. Save it as a JPG or PNG and send that.',
  filePixels: (millions: string) =>
    `This picture has more than ${millions} megapixels. Please send a smaller one.`,
  fileBroken: () => 'This file is cut off or damaged. Please choose it again, or another one.',
  heic: () =>
    'HEIC photos cannot be read here. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or send the photo as a JPEG.',
  avatarSize: () => 'Your file is too big! Please select an image under 1MB',
  filesOfDay: (mb: string) =>
    `You have reached today’s upload limit of ${mb} MB. Please send the rest tomorrow.`,
  filesKept: (mb: string) =>
    `Your account is full: it holds up to ${mb} MB of files. Files that no form uses are deleted within 3 days. Need more space? Write to us.`,
  filesUnconfirmed: (mb: string) =>
    `You can store up to ${mb} MB of files until you confirm your e-mail. Confirm it to send more.`,
}

const es: typeof en = {
  required: () => 'Este campo es obligatorio',
  invalidData: () => 'Dato no válido',
  invalidEarly: (least) => `Dato no válido. Elige ${least} o después.`,
  invalidLate: (most) => `Dato no válido. Elige ${most} o antes.`,
  invalidOrder: (day) => `Dato no válido. Primero va el día: ¿${day}?`,
  closedDay: () => 'Dato no válido. Ese día está cerrado.',
  email: () => 'Correo electrónico no válido',
  phone: () => 'Número de teléfono no válido',
  englishLetters: () => 'Solo letras del alfabeto inglés',
  numbers: () => 'Este campo solo acepta números',
  wholeNumber: () => 'Solo números enteros',
  wholeCents: () => 'Solo centavos enteros, como 25 para $0.25',
  time: () => 'Una hora en punto o y media, como 09:00 o 17:30',
  hours: () =>
    'Cada día necesita su propia fecha y dos horas como 09:00 y 17:30, primero la más temprana',
  minCharacters: (count) => `Mínimo ${count} caracteres`,
  maxCharacters: (max) => `Máximo ${max} caracteres`,
  minFiles: (min) => `Se necesita un mínimo de ${min} archivo(s)`,
  min: (min) => `El valor debe ser ${min} o más`,
  max: (max) => `El valor debe ser ${max} o menos`,
  notPositive: () => 'El valor debe ser 0 o menos',
  minimumAmount: () => 'El monto mínimo es $5000',
  routingNumber: () => 'Revisa los 9 dígitos de este número',
  placeholder: (name) => `No existe {${name}}. Debajo del texto está lo que hay.`,
  mustName: (name) =>
    `Un contrato tiene que decir {${name}}: lo que el programa hace con la reserva.`,
  vin: () => '17 letras y números, nunca I, O ni Q',
  vinCheck: () => 'El dígito de control de este VIN no cuadra. Léelo otra vez.',
  otherCar: () => 'Otro auto ya lo tiene',
  odometerBack: (miles) => `Un odómetro no retrocede, y este ya marcaba ${miles}`,
  accountNumber: () => 'De 4 a 17 dígitos',
  trip: () => 'Debe estar vigente durante todo el viaje + 1 día',
  minimumRental: (diff) => `Este vehículo tiene una renta mínima de ${diff} días`,
  mustAccept: () => 'Acepta para continuar',
  notYet: () => 'Elige hoy o un día anterior',
  notBefore: (day) => `Elige el ${day} o un día posterior`,
  notUsed: () => 'Este campo no se usa aquí',
  notEarlier: (moment) => `Elige el ${moment} o más tarde`,
  notAfter: (day) => `Elige el ${day} o un día anterior`,
  notServed: () => 'Aún no damos servicio en ese lugar. Elige una ciudad de nuestras zonas.',
  pointTooFar: (miles) => `La marca en el mapa debe estar a ${miles} millas de la ciudad o menos`,
  point: () => 'Latitud y longitud, como 27.9506, -82.4572',
  carTooFar: (miles) =>
    `Está a más de ${miles} millas de la zona del auto. En América la longitud lleva un menos, como -82.4572.`,
  tooFarAhead: () => 'Esa fecha está demasiado lejos',
  tooLongAgo: () => 'Esa fecha es demasiado antigua',
  fileType: () => 'Este tipo de archivo no está permitido',
  fileSize: (mb) => `El archivo debe pesar menos de ${mb}MB`,
  imageOnly: () => 'Elige un archivo de imagen',
  drawingFilters: () =>
    'Este dibujo tiene efectos de filtro y no lo aceptamos. Guárdalo como JPG o PNG y envía ese archivo.',
  filePixels: (millions) =>
    `La imagen tiene más de ${millions} megapíxeles. Envía una más pequeña.`,
  fileBroken: () => 'El archivo está incompleto o dañado. Elígelo otra vez, o elige otro.',
  heic: () =>
    'Aquí no se pueden leer fotos HEIC. En un iPhone elige Ajustes, Cámara, Formatos, Más compatible y tómala otra vez, o envía la foto como JPEG.',
  avatarSize: () => '¡Tu archivo es demasiado grande! Elige una imagen de menos de 1MB',
  filesOfDay: (mb) => `Llegaste al límite de hoy: ${mb} MB. Envía el resto mañana.`,
  filesKept: (mb) =>
    `Tu cuenta está llena: guarda hasta ${mb} MB de archivos. Los archivos que no uses en un formulario se borran en 3 días. ¿Necesitas más espacio? Escríbenos.`,
  filesUnconfirmed: (mb) =>
    `Puedes guardar hasta ${mb} MB de archivos mientras no confirmes tu correo. Confírmalo para enviar más.`,
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
