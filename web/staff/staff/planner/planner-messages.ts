import type { barKinds, barStates } from '#protocol/staff/planner/choices.ts'
import type { Lang } from '#protocol/core/text.ts'

type Words = {
  cars: (count: number) => string
  grid: string
  car: string
  area: string
  allAreas: string
  type: string
  allTypes: string
  length: string
  free: string
  freeFrom: string
  freeUntil: string
  freeClear: string
  before: string
  today: string
  after: string
  none: string
  noneText: string
  kinds: Record<(typeof barKinds)[number], string>
  states: Record<Exclude<(typeof barStates)[number], 'kept'>, string>
  held: (until: string) => string
  gap: string
  freeNow: string
  /** One piece of a row, for who does not see it. */
  piece: (what: string, from: string, until: string) => string
  was: (name: string) => string
  legend: string
  close: string
  order: (number: number) => string
  pickup: string
  end: string
  openOrder: string
  openCar: string
  seeRenters: string
  move: string
  moveTitle: (name: string) => string
  moveHint: string
  from: string
  until: string
  book: string
  block: string
  blockTitle: string
  lasts: (days: number) => string
  reason: string
  conflict: (what: string, from: string) => string
  notFor: (status: string) => string
  statuses: Record<'maintenance' | 'outOfService', string>
  noFit: { taken: (from: string) => string; other: string; away: string }
  same: string
  more: (dollars: string) => string
  less: (dollars: string) => string
  keepsPrice: string
  carry: string
  ask: (dollars: string) => string
  who: string
  send: string
  sendOffer: string
  offerText: (car: string, dollars: string) => string
  says: string
  own: string
  fits: string
  keys: readonly (readonly [string, string])[]
  keysTitle: string
  showMore: string
}

const en: Words = {
  cars: (count) => (count === 1 ? '1 car' : `${count} cars`),
  grid: 'Cars by day',
  car: 'Car',
  area: 'Area',
  allAreas: 'All areas',
  type: 'Type',
  allTypes: 'All types',
  length: 'Days shown',
  free: 'Free for dates',
  freeFrom: 'Free from',
  freeUntil: 'Free until',
  freeClear: 'All cars',
  before: 'Earlier',
  today: 'Today',
  after: 'Later',
  none: 'No car is like that',
  noneText: 'Choose other dates, another area or another type.',
  kinds: {
    rental: 'Rental',
    hold: 'Held',
    maintenance: 'Maintenance',
    block: 'Blocked',
    relocation: 'On the way to another area',
  },
  states: {
    booked: 'Booked',
    unconfirmed: 'Not confirmed yet',
    out: 'On the road',
    late: 'Late',
    over: 'Over',
    broke: 'Broke down',
  },
  held: (until) => `Held until ${until}`,
  gap: 'Turn-around, 8 h',
  freeNow: 'Free',
  piece: (what, from, until) => `${what}, ${from} to ${until}`,
  was: (name) => `${name} was here`,
  legend: 'What the bars mean',
  close: 'Close',
  order: (number) => `Order ${number}`,
  pickup: 'Pickup',
  end: 'Return',
  openOrder: 'Open the order',
  openCar: 'Open the car',
  seeRenters: 'See its renters',
  move: 'Move to another car',
  moveTitle: (name) => `Move ${name}`,
  moveHint: 'Choose a car with the arrows or a press. Enter drops, Esc goes back.',
  from: 'From',
  until: 'Until',
  book: 'Book for a caller',
  block: 'Block',
  blockTitle: 'Book or block',
  lasts: (days) => (days === 1 ? '1 day' : `${days} days`),
  reason: 'Why is it blocked?',
  conflict: (what, from) => `${what} has this car from ${from}. Choose other dates.`,
  notFor: (status) => `${status}: nobody can book this car.`,
  statuses: { maintenance: 'In maintenance', outOfService: 'Out of service' },
  noFit: {
    taken: (from) => `Taken from ${from}`,
    other: 'Other class',
    away: 'Other area',
  },
  same: 'Same price',
  more: (dollars) => `+${dollars}`,
  less: (dollars) => `−${dollars}`,
  keepsPrice: 'The renter keeps the price.',
  carry: 'We carry it',
  ask: (dollars) => `Ask for ${dollars}`,
  who: 'Who pays the difference?',
  send: 'Move and tell the renter',
  sendOffer: 'Send the offer',
  offerText: (car, dollars) => `A ${car} is free for all your dates, for ${dollars} more.`,
  says: 'What the renter reads',
  fits: 'Cars that fit, the best first',
  own: 'This is your own. A colleague has to move it.',
  keysTitle: 'Keys',
  keys: [
    ['← → ↑ ↓', 'from stretch to stretch, car to car'],
    ['Enter', 'open'],
    ['B', 'book or block'],
    ['M', 'move'],
    ['Shift ← →', 'return a day earlier, later'],
    ['Shift ↑ ↓', 'pickup a day earlier, later'],
    ['Esc', 'close'],
  ],
  showMore: 'Show more cars',
}

const es: Words = {
  cars: (count) => (count === 1 ? '1 auto' : `${count} autos`),
  grid: 'Autos por día',
  car: 'Auto',
  area: 'Zona',
  allAreas: 'Todas las zonas',
  type: 'Tipo',
  allTypes: 'Todos los tipos',
  length: 'Días a la vista',
  free: 'Libre en fechas',
  freeFrom: 'Libre desde',
  freeUntil: 'Libre hasta',
  freeClear: 'Todos los autos',
  before: 'Antes',
  today: 'Hoy',
  after: 'Después',
  none: 'Ningún auto es así',
  noneText: 'Elige otras fechas, otra zona u otro tipo.',
  kinds: {
    rental: 'Renta',
    hold: 'Apartado',
    maintenance: 'Mantenimiento',
    block: 'Bloqueado',
    relocation: 'En camino a otra zona',
  },
  states: {
    booked: 'Reservado',
    unconfirmed: 'Sin confirmar',
    out: 'En la calle',
    late: 'Atrasado',
    over: 'Terminada',
    broke: 'Averiado',
  },
  held: (until) => `Apartado hasta ${until}`,
  gap: 'Preparación, 8 h',
  freeNow: 'Libre',
  piece: (what, from, until) => `${what}, ${from} a ${until}`,
  was: (name) => `${name} estaba aquí`,
  legend: 'Qué significan las barras',
  close: 'Cerrar',
  order: (number) => `Orden ${number}`,
  pickup: 'Entrega',
  end: 'Devolución',
  openOrder: 'Abrir la orden',
  openCar: 'Abrir el auto',
  seeRenters: 'Ver a sus clientes',
  move: 'Pasar a otro auto',
  moveTitle: (name) => `Mover a ${name}`,
  moveHint: 'Elige un auto con las flechas o con un toque. Enter lo suelta, Esc regresa.',
  from: 'Desde',
  until: 'Hasta',
  book: 'Reservar para quien llama',
  block: 'Bloquear',
  blockTitle: 'Reservar o bloquear',
  lasts: (days) => (days === 1 ? '1 día' : `${days} días`),
  reason: '¿Por qué se bloquea?',
  conflict: (what, from) => `${what} tiene este auto desde el ${from}. Elige otras fechas.`,
  notFor: (status) => `${status}: nadie puede reservar este auto.`,
  statuses: { maintenance: 'En mantenimiento', outOfService: 'Fuera de servicio' },
  noFit: {
    taken: (from) => `Ocupado desde el ${from}`,
    other: 'Otra clase',
    away: 'Otra zona',
  },
  same: 'Mismo precio',
  more: (dollars) => `+${dollars}`,
  less: (dollars) => `−${dollars}`,
  keepsPrice: 'La persona conserva su precio.',
  carry: 'Lo pagamos nosotros',
  ask: (dollars) => `Pedirle ${dollars}`,
  who: '¿Quién paga la diferencia?',
  send: 'Mover y avisarle',
  sendOffer: 'Mandar la oferta',
  offerText: (car, dollars) => `Hay un ${car} libre en todas tus fechas, por ${dollars} más.`,
  says: 'Lo que va a leer',
  fits: 'Autos que le sirven, primero el mejor',
  own: 'Esta es tuya. La tiene que mover alguien más del equipo.',
  keysTitle: 'Teclas',
  keys: [
    ['← → ↑ ↓', 'de tramo en tramo, de auto en auto'],
    ['Enter', 'abrir'],
    ['B', 'reservar o bloquear'],
    ['M', 'mover'],
    ['Shift ← →', 'devolución un día antes, después'],
    ['Shift ↑ ↓', 'entrega un día antes, después'],
    ['Esc', 'cerrar'],
  ],
  showMore: 'Ver más autos',
}

export const plannerMessages: Record<Lang, Words> = { en, es }
