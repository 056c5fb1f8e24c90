import { counted } from '#protocol/core/counted.ts'
import type { waysOut } from '#protocol/staff/staff-overdue.ts'

type Words = {
  none: string
  noneText: string
  end: string
  since: string
  late: (days: number) => string
  cost: string
  costRule: (days: number, price: string) => string
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
  none: 'Every car is back in time.',
  noneText: 'A car is here from 6 hours after its end until it is returned or extended.',
  end: 'Was due back',
  since: 'Overdue since',
  late: counted('en', { one: '# day late', other: '# days late' }),
  cost: 'Late days so far',
  costRule: (days, price) => `${days} × ${price}; charged when the car is back`,
  returnVisit: 'Return appointment',
  noVisit: 'None',
  openHelp: counted('en', { one: '# open help request', other: '# open help requests' }),
  next: 'Who has the car next',
  nobody: 'Nobody has booked this car after this rental.',
  start: 'Starts',
  waysOut: {
    none: 'Keeps the booking; from a day before its start another car or everything back is offered by itself.',
    open: 'Was offered another car at no cost or everything back, and has not answered yet.',
    accepted: 'Takes another car at no cost.',
    declined: 'Wants to wait for this car.',
    expired: 'Did not answer the offer of another car. Call, or make a new offer.',
    withdrawn: 'The offer of another car was taken back.',
  },
  wayOn:
    'Call or write first. The renter can bring the car back, or extend while nobody waits for it; late days are charged by themselves on the return.',
}

const es: Words = {
  none: 'Todos los autos volvieron a tiempo.',
  noneText: 'Un auto está aquí desde 6 horas después de su fin hasta que vuelve o se extiende.',
  end: 'Debía volver',
  since: 'Retrasado desde',
  late: counted('es', { one: '# día de retraso', other: '# días de retraso' }),
  cost: 'Días de retraso hasta ahora',
  costRule: (days, price) => `${days} × ${price}; se cobra cuando el auto vuelve`,
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
    none: 'Conserva la reserva; desde un día antes del inicio se le ofrece otro auto o la devolución de todo.',
    open: 'Se le ofreció otro auto sin costo o la devolución de todo, y aún no responde.',
    accepted: 'Toma otro auto sin costo.',
    declined: 'Quiere esperar este auto.',
    expired: 'No respondió a la oferta de otro auto. Llama o haz una oferta nueva.',
    withdrawn: 'La oferta de otro auto se retiró.',
  },
  wayOn:
    'Primero llama o escribe. El cliente puede devolver el auto, o extender si nadie lo espera; los días de retraso se cobran solos en la devolución.',
}

export const overdueMessages = { en, es }
