import { counted } from '#protocol/core/counted.ts'

/** The words of arriving, in the finder. */
const en = {
  here: (time: string) => `You are here, ${time}`,
  feet: counted('en', { one: 'Within # foot of the car', other: 'Within # feet of the car' }),
  miles: (miles: string) => `Within ${miles} miles of the car`,
  saved: 'Saved with this visit',
  asking: 'Finding your location',
  meanwhile: 'You can take photos meanwhile',
  far: (miles: string) => `${miles} miles from the car`,
  farText: 'That is where your phone says you are.',
  noWay: 'No, show the way',
  findAgain: 'Find me again',
  either: 'Either answer is fine. If you say yes, we save this location with your visit.',
  phone: 'Your phone',
  car: 'The car',
  where: 'Say where you are',
  tryAgain: 'Try again',
  later: 'Photos first, say it later',
}

const es: typeof en = {
  here: (time) => `Ya estás aquí, ${time}`,
  feet: counted('es', { one: 'A no más de # pie del auto', other: 'A no más de # pies del auto' }),
  miles: (miles) => `A no más de ${miles} millas del auto`,
  saved: 'Guardado con esta visita',
  asking: 'Buscando tu ubicación',
  meanwhile: 'Mientras, puedes ir tomando las fotos',
  far: (miles) => `A ${miles} millas del auto`,
  farText: 'Ahí dice tu celular que estás.',
  noWay: 'No, dime cómo llegar',
  findAgain: 'Búscame otra vez',
  either: 'Puedes contestar lo que sea. Si dices que sí, guardamos esta ubicación con tu visita.',
  phone: 'Tu celular',
  car: 'El auto',
  where: 'Di dónde estás',
  tryAgain: 'Intentar otra vez',
  later: 'Primero las fotos, lo digo después',
}

export const arriveMessages = { en, es }
