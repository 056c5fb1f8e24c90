import type { Visit } from '#protocol/staff/staff/staff-today.ts'

type Words = {
  notSet: string
  none: string
  noneText: string
  groups: Record<Visit['kind'], string>
  noAppointment: string
  late: string
  arrived: string
  notPaid: string
  notConfirmed: string
  contractOpen: string
  call: (name: string, phone: string) => string
  write: (name: string, email: string) => string
}

const en: Words = {
  notSet: 'Not set up yet',
  none: 'No visits today.',
  noneText: 'Today’s pickups, car changes, maintenance and returns appear here.',
  groups: {
    pickup: 'Pickups',
    swap: 'Car changes',
    maintenance: 'Maintenance',
    return: 'Returns',
  },
  noAppointment: 'No appointment',
  late: 'Late',
  arrived: 'Here',
  notPaid: 'Not paid',
  notConfirmed: 'Not confirmed',
  contractOpen: 'Contract not accepted',
  call: (name, phone) => `Call ${name}, ${phone}`,
  write: (name, email) => `Write to ${name}, ${email}`,
}

const es: typeof en = {
  notSet: 'Falta configurar',
  none: 'No hay visitas hoy.',
  noneText: 'Aquí aparecen las entregas, cambios de auto, mantenimientos y devoluciones del día.',
  groups: {
    pickup: 'Entregas',
    swap: 'Cambios de auto',
    maintenance: 'Mantenimiento',
    return: 'Devoluciones',
  },
  noAppointment: 'Sin cita',
  late: 'Con retraso',
  arrived: 'Ya llegó',
  notPaid: 'Sin pagar',
  notConfirmed: 'Sin confirmar',
  contractOpen: 'Contrato sin aceptar',
  call: (name, phone) => `Llamar a ${name}, ${phone}`,
  write: (name, email) => `Escribir a ${name}, ${email}`,
}

export const todayMessages = { en, es }
