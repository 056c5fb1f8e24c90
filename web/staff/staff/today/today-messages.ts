import type { Visit } from '#protocol/staff/staff/staff-today.ts'

type Words = {
  notSet: string
  none: string
  noneText: string
  groups: Record<Visit['kind'], string>
  /** One of them. */
  kinds: Record<Visit['kind'], string>
  days: string
  today: string
  tomorrow: string
  allAreas: string
  print: string
  late: (count: number) => string
  visits: (count: number) => string
  freeOf: (all: number) => string
  taken: string
  lateGroup: string
  papersSoon: string
  broken: string
  overlaps: string
  needCar: (renters: number) => string
  waiting: Record<'messages' | 'documents', (count: number) => string>
  notReady: (count: number) => string
  ready: string
  noAppointment: string
  arrived: string
  notConfirmed: string
  contractOpen: string
  call: (name: string, phone: string) => string
  write: (name: string, email: string) => string
}

const en: Words = {
  notSet: 'Not set up yet',
  none: 'No visits on this day.',
  noneText: 'Pickups, car changes, maintenance and returns of the day appear here.',
  days: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  allAreas: 'All areas',
  print: 'Print',
  late: (count) => (count === 0 ? 'late' : 'late, call them'),
  visits: (count) => (count === 1 ? 'visit' : 'visits'),
  freeOf: (all) => `cars free of ${all}`,
  taken: 'taken today',
  lateGroup: 'Late',
  papersSoon: 'Papers for the next 48 hours',
  broken: 'Broken cars',
  overlaps: 'Two calendars, one car',
  needCar: (renters) =>
    renters === 1 ? '1 renter needs another car' : `${renters} renters need another car`,
  waiting: {
    messages: (count) => (count === 1 ? '1 message to answer' : `${count} messages to answer`),
    documents: (count) => (count === 1 ? '1 paper to check' : `${count} papers to check`),
  },
  notReady: (count) => `${count} not ready`,
  ready: 'Ready',
  groups: {
    pickup: 'Pickups',
    swap: 'Car changes',
    maintenance: 'Maintenance',
    return: 'Returns',
  },
  kinds: { pickup: 'Pickup', swap: 'Car change', maintenance: 'Maintenance', return: 'Return' },
  noAppointment: 'No appointment',
  arrived: 'Here',
  notConfirmed: 'Not confirmed',
  contractOpen: 'Contract',
  call: (name, phone) => `Call ${name}, ${phone}`,
  write: (name, email) => `Write to ${name}, ${email}`,
}

const es: typeof en = {
  notSet: 'Falta configurar',
  none: 'No hay visitas ese día.',
  noneText: 'Aquí aparecen las entregas, cambios de auto, mantenimientos y devoluciones del día.',
  days: 'Día',
  today: 'Hoy',
  tomorrow: 'Mañana',
  allAreas: 'Todas las zonas',
  print: 'Imprimir',
  late: (count) => (count === 0 ? 'con retraso' : 'con retraso, llámales'),
  visits: (count) => (count === 1 ? 'visita' : 'visitas'),
  freeOf: (all) => `autos libres de ${all}`,
  taken: 'cobrado hoy',
  lateGroup: 'Con retraso',
  papersSoon: 'Papeles de las próximas 48 horas',
  broken: 'Autos averiados',
  overlaps: 'Dos calendarios, un auto',
  needCar: (renters) =>
    renters === 1 ? '1 cliente necesita otro auto' : `${renters} clientes necesitan otro auto`,
  waiting: {
    messages: (count) =>
      count === 1 ? '1 mensaje por contestar' : `${count} mensajes por contestar`,
    documents: (count) =>
      count === 1 ? '1 documento por revisar' : `${count} documentos por revisar`,
  },
  notReady: (count) => (count === 1 ? '1 no está lista' : `${count} no están listas`),
  ready: 'Todo listo',
  groups: {
    pickup: 'Entregas',
    swap: 'Cambios de auto',
    maintenance: 'Mantenimiento',
    return: 'Devoluciones',
  },
  kinds: {
    pickup: 'Entrega',
    swap: 'Cambio de auto',
    maintenance: 'Mantenimiento',
    return: 'Devolución',
  },
  noAppointment: 'Sin cita',
  arrived: 'Ya llegó',
  notConfirmed: 'Sin confirmar',
  contractOpen: 'Contrato',
  call: (name, phone) => `Llamar a ${name}, ${phone}`,
  write: (name, email) => `Escribir a ${name}, ${email}`,
}

export const todayMessages = { en, es }
