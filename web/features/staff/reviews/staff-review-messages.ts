const en = {
  byRenter: 'By the renter',
  byCompany: 'By the company',
  renterWaits:
    'The renter has written. You read it when the company has too, or after the 14 days.',
  nothing: 'Not written yet.',
  hidden: 'Out of sight',
  note: 'Note for staff',
  usual: 'Use the usual text and 10 for all',
  until: (day: string) => `Until ${day}. The renter reads it when both have written.`,
  send: 'Send the rating',
  answer: 'The company’s answer',
  sendAnswer: 'Send the answer',
  about: (name: string) => `About ${name}`,
  aboutCar: 'About a car',
  reports: 'Reports',
  reason: 'Reason, read by its writer',
  keep: 'Leave it',
  hide: 'Take it out of sight',
}

const es: typeof en = {
  byRenter: 'Del cliente',
  byCompany: 'De la empresa',
  renterWaits:
    'El cliente ya escribió. Lo lees cuando la empresa también escriba o pasados los 14 días.',
  nothing: 'Aún sin escribir.',
  hidden: 'Fuera de la vista',
  note: 'Nota para el equipo',
  usual: 'Usar el texto de siempre y 10 en todo',
  until: (day) => `Hasta el ${day}. El cliente la lee cuando ambos hayan escrito.`,
  send: 'Enviar la calificación',
  answer: 'Respuesta de la empresa',
  sendAnswer: 'Enviar la respuesta',
  about: (name) => `Sobre ${name}`,
  aboutCar: 'Sobre un auto',
  reports: 'Reportes',
  reason: 'Motivo, lo lee quien la escribió',
  keep: 'Dejarla',
  hide: 'Quitarla de la vista',
}

export const staffReviewMessages = { en, es }
