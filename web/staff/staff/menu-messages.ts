import type { ViewName, viewGroups } from './view-groups.ts'

type Words = {
  menu: string
  newBooking: string
  waiting: (count: number) => string
  groups: Record<keyof typeof viewGroups, string>
  views: Record<ViewName, string>
  /** What each key does. */
  shortcuts: { title: string; keys: readonly (readonly [string, string])[] }
}

const en: Words = {
  menu: 'Staff lists',
  newBooking: 'New booking',
  waiting: (count) => `${count} waiting`,
  groups: {
    rentals: 'Rentals',
    cars: 'Fleet',
    money: 'Money',
    people: 'People',
    site: 'Website',
    record: 'Record',
  },
  views: {
    today: 'Today',
    planner: 'Calendar',
    overdue: 'Overdue cars',
    bookings: 'Bookings',
    swaps: 'Car changes',
    offers: 'Offers',
    cars: 'Cars',
    inspections: 'Inspections',
    maintenance: 'Maintenance',
    relocations: 'Cars to move',
    calendars: 'Other calendars',
    help: 'Help',
    messages: 'Messages',
    specialRequests: 'Special requests',
    payments: 'Payments',
    tolls: 'Tolls and fines',
    month: 'Month end',
    claims: 'Claims',
    fees: 'Proposed fees',
    reviews: 'Reported reviews',
    trustSeeds: 'Team trust',
    people: 'Members and reports',
    documents: 'Documents',
    opening: 'Opening',
    company: 'Company',
    moving: 'Moving in',
    prices: 'Prices and extras',
    team: 'Team',
    connections: 'Connections',
    texts: 'Texts',
    audit: 'Audit log',
  },
  shortcuts: {
    title: 'Keys',
    keys: [
      ['/ or Ctrl K', 'Find anything'],
      ['N', 'New booking'],
      ['↑ ↓', 'From row to row'],
      ['Enter', 'Open the row'],
      ['Esc', 'Close, back to the row'],
      ['M', 'On an order: move dates or car'],
      ['T', 'On an order: toll or fine'],
      ['R', 'On an order: give money back'],
      ['?', 'These keys'],
    ],
  },
}

const es: typeof en = {
  menu: 'Listas del equipo',
  newBooking: 'Nueva reserva',
  waiting: (count) => `${count} en espera`,
  groups: {
    rentals: 'Rentas',
    cars: 'Flotilla',
    money: 'Dinero',
    people: 'Personas',
    site: 'Sitio',
    record: 'Registro',
  },
  views: {
    today: 'Hoy',
    planner: 'Calendario',
    overdue: 'Autos atrasados',
    bookings: 'Reservas',
    swaps: 'Cambios de auto',
    offers: 'Ofertas',
    cars: 'Autos',
    inspections: 'Inspecciones',
    maintenance: 'Mantenimiento',
    relocations: 'Autos por trasladar',
    calendars: 'Otros calendarios',
    help: 'Ayuda',
    messages: 'Mensajes',
    specialRequests: 'Peticiones especiales',
    payments: 'Pagos',
    tolls: 'Peajes y multas',
    month: 'Cierre de mes',
    claims: 'Reclamos',
    fees: 'Cargos propuestos',
    reviews: 'Reseñas reportadas',
    trustSeeds: 'Confianza del equipo',
    people: 'Miembros y reportes',
    documents: 'Documentos',
    opening: 'Apertura',
    company: 'Empresa',
    moving: 'Traer tus rentas',
    prices: 'Precios y extras',
    team: 'Equipo',
    connections: 'Conexiones',
    texts: 'Textos',
    audit: 'Registro de acciones',
  },
  shortcuts: {
    title: 'Teclas',
    keys: [
      ['/ o Ctrl K', 'Buscar lo que sea'],
      ['N', 'Nueva reserva'],
      ['↑ ↓', 'De fila en fila'],
      ['Enter', 'Abrir la fila'],
      ['Esc', 'Cerrar y volver a la fila'],
      ['M', 'En una orden: mover fechas o auto'],
      ['T', 'En una orden: peaje o multa'],
      ['R', 'En una orden: devolver dinero'],
      ['?', 'Estas teclas'],
    ],
  },
}

export const menuMessages = { en, es }
