import { counted } from '#protocol/core/counted.ts'

const en = {
  byRenter: 'By the renter',
  byCompany: 'By the company',
  renterWaits: 'The renter’s review is in. You can read it once ours is in too, or after 14 days.',
  nothing: 'Not written yet.',
  hidden: 'Hidden',
  note: 'Note for staff',
  usual: 'Use the standard text and 10 for everything',
  until: (day: string) => `Due by ${day}. The renter sees it once both reviews are in.`,
  send: 'Send rating',
  answer: 'Company answer',
  sendAnswer: 'Send answer',
  about: (name: string) => `About ${name}`,
  aboutCar: 'About a car',
  review: 'Review',
  by: (name: string) => `by ${name}`,
  text: 'What it says, and why it was reported',
  reported: 'Reported',
  reportCount: counted('en', { one: '# report', other: '# reports' }),
  reports: 'Reports',
  reason: 'Reason, sent to the writer',
  keep: 'Keep it',
  hide: 'Hide it',
}

const es: typeof en = {
  byRenter: 'Del cliente',
  byCompany: 'De la empresa',
  renterWaits:
    'La reseña del cliente ya está. Podrás leerla cuando enviemos la nuestra o pasados 14 días.',
  nothing: 'Todavía no hay reseña.',
  hidden: 'Oculta',
  note: 'Nota para el equipo',
  usual: 'Usar el texto habitual y 10 en todo',
  until: (day) => `Hasta el ${day}. El cliente la ve cuando estén las dos reseñas.`,
  send: 'Enviar calificación',
  answer: 'Respuesta de la empresa',
  sendAnswer: 'Enviar respuesta',
  about: (name) => `Sobre ${name}`,
  aboutCar: 'Sobre un auto',
  review: 'Reseña',
  by: (name) => `de ${name}`,
  text: 'Qué dice y por qué se reportó',
  reported: 'Reportada',
  reportCount: counted('es', { one: '# reporte', other: '# reportes' }),
  reports: 'Reportes',
  reason: 'Motivo, se envía a quien la escribió',
  keep: 'Mantenerla',
  hide: 'Ocultarla',
}

export const staffReviewMessages = { en, es }
