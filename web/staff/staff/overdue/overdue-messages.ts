import { counted } from '#protocol/core/counted.ts'
import type { waysOut } from '#protocol/staff/staff/staff-overdue.ts'

type Words = {
  none: string
  noneText: string
  car: string
  soFar: string
  end: string
  since: string
  late: (days: number) => string
  cost: string
  costRule: (days: number, price: string) => string
  costBySeasons: (days: number) => string
  returnVisit: string
  noVisit: string
  openHelp: (count: number) => string
  next: string
  nobody: string
  start: string
  waysOut: Record<(typeof waysOut)[number], string>
  wayOn: string
}

const en: Words = {
  none: 'No cars are overdue.',
  noneText: 'Cars appear here 6 hours after their end time, until they are returned or extended.',
  car: 'Car',
  soFar: 'So far',
  end: 'Was due back',
  since: 'Overdue since',
  late: counted('en', { one: '# day late', other: '# days late' }),
  cost: 'Late days so far',
  costRule: (days, price) => `${days} × ${price}; charged when the car is back`,
  costBySeasons: (days) =>
    `${days} days at the prices of their dates; charged when the car is back`,
  returnVisit: 'Return appointment',
  noVisit: 'None',
  openHelp: counted('en', { one: '# open help request', other: '# open help requests' }),
  next: 'Who has the car next',
  nobody: 'Nobody has booked this car after this rental.',
  start: 'Starts',
  waysOut: {
    none: 'Keeps the booking. One day before the start, we automatically offer another car or a full refund.',
    open: 'Was offered another car at no cost or a full refund. No answer yet.',
    accepted: 'Takes another car at no cost.',
    declined: 'Wants to wait for this car.',
    expired: 'Did not answer the offer of another car. Call or make a new offer.',
    withdrawn: 'The offer of another car was withdrawn.',
  },
  wayOn:
    'Call or write first. The renter can return the car, or extend if nobody is waiting for it. Late days are charged automatically at the return.',
}

const es: Words = {
  none: 'No hay autos atrasados.',
  noneText:
    'Los autos aparecen aquí 6 horas después de su fin, hasta que se devuelven o se extiende la renta.',
  car: 'Auto',
  soFar: 'Hasta hoy',
  end: 'Debía volver',
  since: 'Atrasado desde',
  late: counted('es', { one: '# día de retraso', other: '# días de retraso' }),
  cost: 'Días de retraso hasta ahora',
  costRule: (days, price) => `${days} × ${price}; se cobra cuando el auto vuelve`,
  costBySeasons: (days) =>
    `${days} días a los precios de sus fechas; se cobra cuando el auto vuelve`,
  returnVisit: 'Cita de devolución',
  noVisit: 'Ninguna',
  openHelp: counted('es', {
    one: '# solicitud de ayuda abierta',
    other: '# solicitudes de ayuda abiertas',
  }),
  next: 'Quién tiene el auto después',
  nobody: 'Nadie reservó este auto después de esta renta.',
  start: 'Empieza',
  waysOut: {
    none: 'Conserva la reserva. Un día antes del inicio se le ofrece automáticamente otro auto o un reembolso completo.',
    open: 'Se le ofreció otro auto sin costo o un reembolso completo. Aún no responde.',
    accepted: 'Toma otro auto sin costo.',
    declined: 'Quiere esperar este auto.',
    expired: 'No respondió a la oferta de otro auto. Llama o haz una oferta nueva.',
    withdrawn: 'La oferta de otro auto se retiró.',
  },
  wayOn:
    'Primero llama o escribe. El cliente puede devolver el auto, o extender si nadie lo espera. Los días de retraso se cobran automáticamente en la devolución.',
}

export const overdueMessages = { en, es }
