import { company } from '#web/core/company.ts'

/** The words of the dashboard's dialogs. */
const en = {
  contract: 'Contract',
  readFirst: 'Please read and accept it before you pick up the car.',
  version: (number: number, hash: string) => `Version ${number}, fingerprint ${hash}`,
  accept: 'Accept the contract',
  accepted: 'Contract accepted.',
  acceptedAt: (when: string) => `Accepted on ${when}`,
  noContract: 'There is no contract yet.',
  download: 'Download as PDF',

  slots: {
    pickup: 'When will you pick up the car?',
    return: 'When will you return the car?',
    maintenance: 'When will you bring the car in for maintenance?',
  },
  day: 'Day',
  time: 'Time',
  now: (when: string) => `Now: ${when}`,
  chooseTime: 'Choose a time',
  keep: 'Book this time',
  kept: 'Your appointment is booked.',
  noSlots: 'No times are left on this day.',
  evening: 'Times from 18:00 cost the amount shown. It is charged at the return.',
  eveningPaid:
    'You already paid for a time from 18:00. It stays paid if you move to an earlier time; we do not refund it.',

  takeBack: 'Cancel the appointment',
  takeBackText: 'The time opens up for others, and your rental continues as before.',
  message: 'Message for us',
  optional: 'Optional',
  takenBack: 'Appointment canceled.',

  history: 'History',
  nothing: 'No activity yet.',
  odometer: (miles: string) => `Odometer ${miles}`,
  actors: { renter: 'You', staff: company().name, system: 'Automatic', gateway: 'Payment' },

  preferences: 'Notification settings',
  preferencesText: 'Changes are saved automatically.',
  topic: 'Topic',
  inApp: 'In the app',
  mail: 'By e-mail',
  mailAlways: 'Always by e-mail',
  saved: 'Saved',

  agree: 'I agree',
  agreeText: 'We take the amount from your deposit. What it does not cover is a balance to pay.',
  agreeToPay: 'The amount becomes a balance to pay: your deposit was already released.',
  appeal: 'I appeal',
  appealText: 'A person will review it again with your comments.',
  yourAnswer: 'Your answer',
  answerNeeded: 'Please choose one.',
  why: 'What should we know?',
  whyNeeded: 'Please write why.',
  send: 'Send',
  sent: 'Your answer has been sent.',
}

const es: typeof en = {
  contract: 'Contrato',
  readFirst: 'Léelo y acéptalo antes de recoger el auto.',
  version: (number, hash) => `Versión ${number}, huella ${hash}`,
  accept: 'Aceptar el contrato',
  accepted: 'Contrato aceptado.',
  acceptedAt: (when) => `Aceptado el ${when}`,
  noContract: 'Todavía no hay contrato.',
  download: 'Descargar como PDF',

  slots: {
    pickup: '¿Cuándo recoges el auto?',
    return: '¿Cuándo devuelves el auto?',
    maintenance: '¿Cuándo traes el auto a mantenimiento?',
  },
  day: 'Día',
  time: 'Hora',
  now: (when) => `Ahora: ${when}`,
  chooseTime: 'Elige una hora',
  keep: 'Reservar esta hora',
  kept: 'Tu cita está reservada.',
  noSlots: 'No quedan horarios este día.',
  evening: 'Las horas desde las 18:00 cuestan lo que se indica. Se cobra en la devolución.',
  eveningPaid:
    'Ya pagaste una hora después de las 18:00. Si la cambias por una más temprana, no se reembolsa.',

  takeBack: 'Cancelar la cita',
  takeBackText: 'El horario queda libre para otras personas y tu renta sigue como antes.',
  message: 'Mensaje para nosotros',
  optional: 'Opcional',
  takenBack: 'Cita cancelada.',

  history: 'Historial',
  nothing: 'Todavía no hay movimientos.',
  odometer: (miles) => `Odómetro ${miles}`,
  actors: { renter: 'Tú', staff: company().name, system: 'Automático', gateway: 'Pago' },

  preferences: 'Ajustes de avisos',
  preferencesText: 'Los cambios se guardan automáticamente.',
  topic: 'Tema',
  inApp: 'En la app',
  mail: 'Por correo',
  mailAlways: 'Siempre por correo',
  saved: 'Guardado',

  agree: 'Estoy de acuerdo',
  agreeText: 'Descontamos el monto de tu depósito. Lo que no cubra queda como saldo por pagar.',
  agreeToPay: 'El monto queda como saldo por pagar: tu depósito ya se liberó.',
  appeal: 'Apelo',
  appealText: 'Una persona lo revisará de nuevo con lo que escribas.',
  yourAnswer: 'Tu respuesta',
  answerNeeded: 'Elige una.',
  why: '¿Qué debemos saber?',
  whyNeeded: 'Escribe por qué.',
  send: 'Enviar',
  sent: 'Tu respuesta se envió.',
}

export const dialogMessages = { en, es }
