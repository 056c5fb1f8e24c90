import type { carOrders } from '#protocol/staff/garage/choices.ts'

type State = 'active' | 'maintenance' | 'outOfService' | 'retired'

type Words = {
  find: string
  search: string
  showAll: string
  area: string
  allAreas: string
  state: string
  notRetired: (count: number) => string
  ofState: (state: string, count: number) => string
  states: Record<State, string>
  out: string
  noPlate: string
  vinEnd: string
  prices: string
  byName: string
  orders: Record<(typeof carOrders)[number], string>
  none: string
  noneText: string
  noCars: string
  noCarsText: string
  add: string
  back: string
  newCar: string
  copyOf: (name: string) => string
  copy: string
  counted: (trips: number, reviews: number, rating: string) => string
  takenOut: string
  takenAhead: (count: number, first: string) => string
  takenStays: string
  registrationEnds: (order: number, end: string) => string
  openOrder: string
}

const en: Words = {
  find: 'Plate, VIN, make or model',
  search: 'Search',
  showAll: 'Show all',
  area: 'Area',
  allAreas: 'All areas',
  state: 'State',
  notRetired: (count) => `All but retired (${count})`,
  ofState: (state, count) => `${state} (${count})`,
  states: {
    active: 'Active',
    maintenance: 'In maintenance',
    outOfService: 'Out of service',
    retired: 'Retired',
  },
  out: 'On the road',
  noPlate: 'No plate',
  vinEnd: 'VIN ends',
  prices: 'Month, week and day',
  byName: 'Name',
  orders: {
    plate: 'Plate',
    month: 'Price, low to high',
    '-month': 'Price, high to low',
    year: 'Year, oldest first',
    '-year': 'Year, newest first',
    registration: 'Registration ends first',
  },
  none: 'No car fits this',
  noneText: 'Try fewer words, or another area or state.',
  noCars: 'There is no car yet',
  noCarsText: 'Add one here, or take in a file of all of them.',
  add: 'Add a car',
  back: 'All cars',
  newCar: 'New car',
  copyOf: (name) => `New car, like ${name}`,
  copy: 'Copy this car',
  counted: (trips, reviews, rating) =>
    `${trips === 1 ? '1 trip' : `${trips} trips`}, ${reviews === 1 ? '1 review' : `${reviews} reviews`}${rating && `, rated ${rating} of 10`}`,
  takenOut: 'Somebody has this car now.',
  takenAhead: (count, first) =>
    `${count === 1 ? '1 booking comes' : `${count} bookings come`}, the first ${first}.`,
  takenStays: 'Meanwhile it stays active, and in an area with the same clock.',
  registrationEnds: (order, end) =>
    `The registration ends before order ${order} does (${end}). Renew it first.`,
  openOrder: 'Open the order',
}

const es: Words = {
  find: 'Placa, VIN, marca o modelo',
  search: 'Buscar',
  showAll: 'Mostrar todos',
  area: 'Zona',
  allAreas: 'Todas las zonas',
  state: 'Estado',
  notRetired: (count) => `Todos, sin los retirados (${count})`,
  ofState: (state, count) => `${state} (${count})`,
  states: {
    active: 'Activo',
    maintenance: 'En mantenimiento',
    outOfService: 'Fuera de servicio',
    retired: 'Retirado',
  },
  out: 'En la calle',
  noPlate: 'Sin placa',
  vinEnd: 'Final del VIN',
  prices: 'Mes, semana y día',
  byName: 'Nombre',
  orders: {
    plate: 'Placa',
    month: 'Precio, del más bajo',
    '-month': 'Precio, del más alto',
    year: 'Año, del más viejo',
    '-year': 'Año, del más nuevo',
    registration: 'Registro que vence primero',
  },
  none: 'Ningún auto coincide',
  noneText: 'Prueba con menos palabras, u otra zona u otro estado.',
  noCars: 'Todavía no hay ningún auto',
  noCarsText: 'Agrega uno aquí, o carga un archivo con todos.',
  add: 'Agregar un auto',
  back: 'Todos los autos',
  newCar: 'Auto nuevo',
  copyOf: (name) => `Auto nuevo, como ${name}`,
  copy: 'Copiar este auto',
  counted: (trips, reviews, rating) =>
    `${trips === 1 ? '1 viaje' : `${trips} viajes`}, ${reviews === 1 ? '1 reseña' : `${reviews} reseñas`}${rating && `, calificación ${rating} de 10`}`,
  takenOut: 'Alguien tiene este auto ahora.',
  takenAhead: (count, first) =>
    `${count === 1 ? 'Viene 1 reserva, que empieza' : `Vienen ${count} reservas, la primera`} ${first}.`,
  takenStays: 'Mientras tanto sigue activo y en una zona con la misma hora.',
  registrationEnds: (order, end) =>
    `El registro vence antes de que termine la orden ${order} (${end}). Renuévalo antes.`,
  openOrder: 'Abrir la orden',
}

export const garageMessages = { en, es }
