import { counted } from '#protocol/core/counted.ts'
import { company } from '#web/core/company.ts'

/** The words around the texts of the content pages; the texts themselves come from the server. */
const en = {
  aboutTitle: `About ${company().name}`,
  faqTitle: 'Contact and questions',
  termsTitle: 'Terms of use',
  accessibilityTitle: 'Accessibility',
  onThisPage: 'On this page',
  version: (number: number, date: string) => `Version ${number}, ${date}`,
  rulesTitle: 'The rules in short',
  example: 'This is an example text. The company has not read it yet, and it is not in force.',
  write: 'Write to us',
  phone: 'Phone',
  nightPhone: 'Breakdowns, at any hour',
  mail: 'E-mail',
  address: 'Address',
  findCar: 'Find a car',
  find: 'Find an answer',
  found: counted('en', { one: '# answer', other: '# answers' }),
  foundNone: 'No answer has these words',
  foundNoneText: 'Try other words, or ask us: a person will answer.',
  toMessages: 'Messages of your booking',
}

const es: typeof en = {
  aboutTitle: 'Quiénes somos',
  faqTitle: 'Contacto y preguntas',
  termsTitle: 'Términos de uso',
  accessibilityTitle: 'Accesibilidad',
  onThisPage: 'En esta página',
  version: (number, date) => `Versión ${number}, ${date}`,
  rulesTitle: 'Las reglas en corto',
  example: 'Este es un texto de ejemplo. La empresa aún no lo lee y no está en vigor.',
  write: 'Escríbenos',
  phone: 'Teléfono',
  nightPhone: 'Averías, a cualquier hora',
  mail: 'Correo',
  address: 'Dirección',
  findCar: 'Buscar auto',
  find: 'Busca una respuesta',
  found: counted('es', { one: '# respuesta', other: '# respuestas' }),
  foundNone: 'Ninguna respuesta tiene esas palabras',
  foundNoneText: 'Prueba con otras palabras o pregúntanos: te contesta una persona.',
  toMessages: 'Mensajes de tu reserva',
}

export const contentMessages = { en, es }
