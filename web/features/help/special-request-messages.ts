import type { specialRequestKinds } from '#protocol/special-requests/special-request.ts'

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
    timeChange: 'Another time',
    other: 'Something else',
  },
  text: 'What would you like?',
  textHint: 'We answer with yes, with a price, or why it is not possible.',
  send: 'Ask',
  answer: 'Our answer',
  price: 'Price',
  free: 'Free',
  settled: 'It is settled when you return the car, from the deposit first.',
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
  textHint: 'Respondemos que sí, con un precio, o por qué no es posible.',
  send: 'Pedir',
  answer: 'Nuestra respuesta',
  price: 'Precio',
  free: 'Gratis',
  settled: 'Se liquida al devolver el auto, primero del depósito.',
  accept: (price) => `Aceptar por ${price}`,
  refuse: 'No, gracias',
}

export const specialRequestMessages = { en, es }
