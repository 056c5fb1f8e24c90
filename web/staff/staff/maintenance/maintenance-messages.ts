import type { StaffMaintenanceItem } from '#protocol/rentals/workshop/staff-maintenance.ts'

type Words = {
  states: Record<StaffMaintenanceItem['state'], string>
  due: string
  dueBy: (day: string | undefined, miles: string | undefined) => string
  /** In a row: below the day, and of the reading now. */
  orAt: (miles: string) => string
  at: (miles: string) => string
  freeNow: string
  car: string
  what: string
  reading: string
  renter: string
  atHome: string
  visit: string
  warnings: string
  done: string
  doneHint: string
  odometer: string
  odometerHint: string
  shop: string
  note: string
  close: string
  skip: string
}

const either = (or: string) => (day: string | undefined, miles: string | undefined) =>
  [day, miles && `${miles} mi`].filter(Boolean).join(or)

const en: Words = {
  states: { ok: 'Fine', soon: 'Soon', due: 'Due', overdue: 'Overdue', booked: 'Booked' },
  due: 'Due',
  dueBy: either(' or '),
  orAt: (miles) => `or at ${miles}`,
  at: (miles) => `at ${miles} now`,
  freeNow: 'Free now',
  car: 'Car',
  what: 'What it needs',
  reading: 'Odometer now',
  renter: 'Who has the car',
  atHome: 'Nobody',
  visit: 'Appointment',
  warnings: 'Warnings sent',
  done: 'Done on',
  doneHint: 'Empty: today',
  odometer: 'At (mi)',
  odometerHint: 'Empty: the last reading',
  shop: 'Shop',
  note: 'Note',
  close: 'Mark done',
  skip: 'Not needed this time',
}

const es: typeof en = {
  states: {
    ok: 'En orden',
    soon: 'Pronto',
    due: 'Toca ahora',
    overdue: 'Atrasado',
    booked: 'Agendado',
  },
  due: 'Toca',
  dueBy: either(' o '),
  orAt: (miles) => `o con ${miles}`,
  at: (miles) => `ahora con ${miles}`,
  freeNow: 'Libre ahora',
  car: 'Auto',
  what: 'Qué necesita',
  reading: 'Odómetro ahora',
  renter: 'Quién tiene el auto',
  atHome: 'Nadie',
  visit: 'Cita',
  warnings: 'Avisos enviados',
  done: 'Hecho el',
  doneHint: 'Vacío: hoy',
  odometer: 'Con (mi)',
  odometerHint: 'Vacío: la última lectura',
  shop: 'Taller',
  note: 'Nota',
  close: 'Ya se hizo',
  skip: 'Esta vez no hace falta',
}

export const maintenanceMessages = { en, es }
