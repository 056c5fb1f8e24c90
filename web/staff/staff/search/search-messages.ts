import type { mostHits } from '#protocol/staff/staff/choices.ts'

type Words = {
  title: string
  open: string
  hint: string
  found: (count: number) => string
  none: string
  groups: { people: string; bookings: string; cars: string; help: string; payments: string }
  rentals: (count: number) => string
  next: (number: number, start: string) => string
  blocked: string
  staff: string
  vin: (end: string) => string
  out: string
  paymentStates: Record<string, string>
  most: (count: typeof mostHits) => string
}

const en: Words = {
  title: 'Search',
  open: 'Find a person, plate, order or phone',
  hint: 'Name, e-mail, phone, plate, VIN, order, H-number, bank number or last four of a card',
  found: (count) => (count === 1 ? '1 found' : `${count} found`),
  none: 'Nothing found. Try a part of the name, or the last seven digits of the phone.',
  groups: {
    people: 'People',
    bookings: 'Bookings',
    cars: 'Cars',
    help: 'Help',
    payments: 'Payments',
  },
  rentals: (count) => (count === 1 ? '1 rental' : `${count} rentals`),
  next: (number, start) => `order ${number} from ${start}`,
  blocked: 'Blocked',
  staff: 'Staff',
  vin: (end) => `VIN ends ${end}`,
  out: 'Out',
  paymentStates: {
    pending: 'Begun',
    waiting: 'Not arrived',
    paid: 'Paid',
    refused: 'Refused',
    refunding: 'Being refunded',
    refunded: 'Refunded',
    replaced: 'Replaced',
  },
  most: (count) => `The newest ${count} of each kind.`,
}

const es: Words = {
  title: 'Buscador',
  open: 'Busca persona, placa, orden o teléfono',
  hint: 'Nombre, correo, teléfono, placa, VIN, orden, número H, número del banco o últimos cuatro de una tarjeta',
  found: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  none: 'No hay resultados. Prueba con parte del nombre o los últimos siete dígitos del teléfono.',
  groups: {
    people: 'Personas',
    bookings: 'Reservas',
    cars: 'Autos',
    help: 'Ayuda',
    payments: 'Pagos',
  },
  rentals: (count) => (count === 1 ? '1 renta' : `${count} rentas`),
  next: (number, start) => `orden ${number} desde ${start}`,
  blocked: 'Persona bloqueada',
  staff: 'Del equipo',
  vin: (end) => `VIN termina en ${end}`,
  out: 'Con cliente',
  paymentStates: {
    pending: 'Empezado',
    waiting: 'No ha llegado',
    paid: 'Pagado',
    refused: 'Rechazado',
    refunding: 'En devolución',
    refunded: 'Devuelto',
    replaced: 'Reemplazado',
  },
  most: (count) => `Los ${count} más recientes de cada tipo.`,
}

export const searchMessages = { en, es }
