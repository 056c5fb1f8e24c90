import { counted } from '#protocol/core/counted.ts'

const cars = counted('en', { one: '1 car', other: '# cars' })
const autos = counted('es', { one: '1 auto', other: '# autos' })

/** The words of a change of many cars at once. */
const en = {
  start: 'Change several cars',
  title: 'Change several cars',
  choose: (name: string) => `Choose ${name}`,
  chosen: (count: number) =>
    count === 0 ? 'Choose cars in the list below.' : `${cars(count)} chosen`,
  all: (count: number) => `Choose all ${count} of this list`,
  none: 'Choose none',
  what: 'What changes',
  kinds: {
    percent: 'Prices, by percent',
    prices: 'Prices, new ones',
    area: 'Area',
    status: 'State',
    add: 'Features to add',
    remove: 'Features to take away',
  },
  percent: 'Percent more, or less with a minus',
  percentHint: 'Day, week and month go to whole dollars.',
  day: 'A day',
  week: 'A week',
  month: 'A month',
  pricesHint: 'What is left empty stays.',
  area: 'New area',
  areaHint: 'The cars will stand at its address.',
  status: 'New state',
  features: 'Features',
  look: 'See what changes',
  chooseFirst: 'Choose cars first',
  preview: (count: number) => `${cars(count)}: nothing is changed yet`,
  unchanged: (count: number) => `${cars(count)} already so`,
  leftOut: (count: number) => `${cars(count)} cannot:`,
  more: (count: number) => `and ${count} more`,
  from: 'before',
  to: 'now',
  booked: (count: number) =>
    count === 1 ? '1 renter keeps the old price' : `${count} renters keep the old price`,
  perDay: 'day',
  perWeek: 'week',
  perMonth: 'month',
  sums: 'Sum of a month, if all are out',
  lastYear: counted('en', {
    one: 'Rent of last year’s booking of these cars',
    other: 'Rent of last year’s # bookings of these cars',
  }),
  keeps: 'What is booked keeps its price. For 24 hours you can undo it.',
  press: (count: number) => `Change ${cars(count)}`,
  nothing: 'Nothing would change.',
  cancel: 'Cancel',
  done: (by: string, count: number, at: string, until: string) =>
    `${by} changed ${cars(count)} on ${at}. It can be undone until ${until}.`,
  undo: 'Undo',
  left: (names: string) => `Changed by somebody since, or taken, so left as they are: ${names}`,
}

const es: typeof en = {
  start: 'Cambiar varios autos',
  title: 'Cambiar varios autos',
  choose: (name) => `Elegir ${name}`,
  chosen: (count) =>
    count === 0 ? 'Elige autos en la lista de abajo.' : `${autos(count)} en tu selección`,
  all: (count) => `Elegir los ${count} de esta lista`,
  none: 'No elegir ninguno',
  what: 'Qué cambia',
  kinds: {
    percent: 'Precios, por porcentaje',
    prices: 'Precios nuevos',
    area: 'Zona',
    status: 'Estado',
    add: 'Equipamiento que se agrega',
    remove: 'Equipamiento que se quita',
  },
  percent: 'Por ciento más, o menos con un signo de menos',
  percentHint: 'Día, semana y mes quedan en dólares enteros.',
  day: 'Un día',
  week: 'Una semana',
  month: 'Un mes',
  pricesHint: 'Lo que dejes vacío se queda igual.',
  area: 'Zona nueva',
  areaHint: 'Los autos estarán en su dirección.',
  status: 'Estado nuevo',
  features: 'Equipamiento',
  look: 'Ver qué cambia',
  chooseFirst: 'Primero elige autos',
  preview: (count) => `${autos(count)}: todavía no cambia nada`,
  unchanged: (count) => `${autos(count)} ya están así`,
  leftOut: (count) => `${autos(count)} no se pueden cambiar:`,
  more: (count) => `y ${count} más`,
  from: 'antes',
  to: 'ahora',
  booked: (count) =>
    count === 1
      ? '1 persona conserva el precio anterior'
      : `${count} personas conservan el precio anterior`,
  perDay: 'día',
  perWeek: 'semana',
  perMonth: 'mes',
  sums: 'Suma de un mes, si todos están rentados',
  lastYear: counted('es', {
    one: 'Renta de la reserva del último año de estos autos',
    other: 'Renta de las # reservas del último año de estos autos',
  }),
  keeps: 'Lo que ya está reservado conserva su precio. Puedes deshacerlo durante 24 horas.',
  press: (count) => `Cambiar ${autos(count)}`,
  nothing: 'No cambiaría nada.',
  cancel: 'Cancelar',
  done: (by, count, at, until) =>
    `${by} cambió ${autos(count)} el ${at}. Se puede deshacer hasta el ${until}.`,
  undo: 'Deshacer',
  left: (names) =>
    `Alguien los cambió después o están ocupados, así que se quedan como están: ${names}`,
}

export const manyCarsMessages = { en, es }
