import type { specialRequestKinds } from '#protocol/rentals/special-requests/choices.ts'

type Words = {
  title: string
  ask: string
  kind: string
  kinds: Record<(typeof specialRequestKinds)[number], string>
  text: string
  textHint: string
  send: string
  answer: string
  price: string
  free: string
  settled: string
  accept: (price: string) => string
  refuse: string
}

const en: Words = {
  title: 'Special requests',
  ask: 'Ask for something special',
  kind: 'What is it about?',
  kinds: {
    delivery: 'Delivery of the car',
    extraDriver: 'Another driver',
    pet: 'A pet on board',
    timeChange: 'A different time',
    other: 'Something else',
  },
  text: 'What would you like?',
  textHint: 'We reply with a yes, a price, or the reason we cannot do it.',
  send: 'Ask',
  answer: 'Our answer',
  price: 'Price',
  free: 'Free',
  settled: 'You pay it when you return the car, out of the deposit first.',
  accept: (price) => `Accept for ${price}`,
  refuse: 'No, thanks',
}

const es: typeof en = {
  title: 'Peticiones especiales',
  ask: 'Pedir algo especial',
  kind: '¿De qué se trata?',
  kinds: {
    delivery: 'Entrega del auto a domicilio',
    extraDriver: 'Otro conductor',
    pet: 'Una mascota a bordo',
    timeChange: 'Otra hora',
    other: 'Otra cosa',
  },
  text: '¿Qué te gustaría?',
  textHint: 'Te respondemos con un sí, un precio o el motivo si no es posible.',
  send: 'Pedir',
  answer: 'Nuestra respuesta',
  price: 'Precio',
  free: 'Gratis',
  settled: 'Se paga al devolver el auto, primero con el depósito.',
  accept: (price) => `Aceptar por ${price}`,
  refuse: 'No, gracias',
}

export const specialRequestMessages = { en, es }
