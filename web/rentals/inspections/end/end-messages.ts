/** The words of the ends: away with the car, back with it, and after the photos of a week. */
const en = {
  driveSafeTo: (name: string) => `Drive safe, ${name}`,
  yours: (car: string) => `The ${car} is yours. Everything is saved.`,
  bringBack: 'Bring it back',
  miles: (miles: string) => `${miles} mi`,
  gas: (eighths: number) => `gas ${eighths}/8`,
  charge: (percent: number) => `charge ${percent}%`,
  firstPhotos: (day: string) => `first photos ${day}`,
  toDashboard: 'To my dashboard',
  thanks: 'Thank you for looking after it.',
}

const es: typeof en = {
  driveSafeTo: (name) => `Buen viaje, ${name}`,
  yours: (car) => `El ${car} es tuyo. Todo quedó guardado.`,
  bringBack: 'Lo devuelves',
  miles: (miles) => `${miles} mi`,
  gas: (eighths) => `gasolina ${eighths}/8`,
  charge: (percent) => `carga ${percent}%`,
  firstPhotos: (day) => `primeras fotos el ${day}`,
  toDashboard: 'A mi panel',
  thanks: 'Gracias por cuidarlo.',
}

export const endMessages = { en, es }
