import type { HelpStatus } from '#domain/help/help/help-status.ts'

type Words = {
  show: string
  open: string
  all: string
  what: string
  sent: string
  plate: string
  call: (phone: string) => string
  status: string
  keepStatus: string
  statuses: Record<HelpStatus, string>
  answer: string
  send: string
  needsOne: string
  thread: string
  closeThread: string
  none: string
}

const en: Words = {
  show: 'Help requests',
  open: 'Not resolved',
  all: 'All',
  what: 'What happened',
  sent: 'Sent',
  plate: 'Plate',
  call: (phone) => `Call ${phone}`,
  status: 'New status',
  keepStatus: 'No change',
  statuses: {
    open: 'Sent',
    acknowledged: 'Seen by our team',
    inProgress: 'In progress',
    resolved: 'Resolved',
  },
  answer: 'Answer to the renter',
  send: 'Send',
  needsOne: 'Choose a status or write an answer',
  thread: 'Show the messages',
  closeThread: 'Hide the messages',
  none: 'No open help requests.',
}

const es: typeof en = {
  show: 'Solicitudes de ayuda',
  open: 'Sin resolver',
  all: 'Todas',
  what: 'Qué pasó',
  sent: 'Enviada',
  plate: 'Placa',
  call: (phone) => `Llamar al ${phone}`,
  status: 'Nuevo estado',
  keepStatus: 'Sin cambio',
  statuses: {
    open: 'Enviada',
    acknowledged: 'Vista por nuestro equipo',
    inProgress: 'En proceso',
    resolved: 'Resuelta',
  },
  answer: 'Respuesta para el cliente',
  send: 'Enviar',
  needsOne: 'Elige un estado o escribe una respuesta',
  thread: 'Ver los mensajes',
  closeThread: 'Ocultar los mensajes',
  none: 'No hay solicitudes de ayuda.',
}

export const staffHelpMessages = { en, es }
