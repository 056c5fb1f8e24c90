import { counted } from '#protocol/core/counted.ts'
import { company } from '#web/core/company.ts'

/** The words of maintenance. */
const en = {
  title: 'Maintenance',
  back: 'Dashboard',
  carLine: (car: string, miles: string) => `${car} · ${miles}`,

  nothingDue: 'Nothing is due',
  nextIs: (title: string, when: string) =>
    `Next: ${title.toLowerCase()}, ${when}. We will remind you in time.`,
  noPlan: 'This car has no maintenance plan yet. We will tell you when something is due.',
  toDashboard: 'Go to dashboard',

  needsNow: 'What your car needs',
  later: 'Later',
  states: { ok: 'Fine', soon: 'Soon', due: 'Due now', overdue: 'Overdue', booked: 'Booked' },
  by: (day: string) => `by ${day}`,
  at: (miles: string) => `at ${miles}`,
  or: 'or',
  daysLeft: (days: number) =>
    days === 0
      ? 'Due today'
      : days > 0
        ? counted('en', { one: '# day left', other: '# days left' })(days)
        : counted('en', { one: '# day overdue', other: '# days overdue' })(-days),
  milesLeft: (miles: string) => `${miles} left`,
  milesOver: (miles: string) => `${miles} overdue`,
  used: (percent: number) => `${percent}% of the interval used`,
  lastDone: (day: string, miles: string) => `Last time: ${day}, at ${miles}`,

  schedule: 'Choose a time',
  scheduleText: 'Maintenance is done within 2 to 3 days. We pay for the service.',
  evening: 'Times from 18:00 cost $15.',
  day: 'Day of the visit',
  time: 'Time of the visit',
  chooseFirst: 'Choose a time first',
  book: 'Book this time',
  change: 'Change the time',
  keep: 'Keep my time',
  noSlots: 'No times are available on this day.',

  visit: 'Your visit',
  visitAt: 'When',
  visitPlace: 'Where',
  plate: 'Plate',
  takeBack: 'Cancel the visit',
  sureTakeBack: 'The maintenance stays due and the days keep counting.',
  takenBack: 'The visit is canceled.',
  booked: 'Your visit is booked.',

  submit: 'Already done? Send the receipt',
  submitText: 'We need the day, the miles and the shop’s receipt. Then the interval starts again.',
  what: 'What was done',
  whatNeeded: 'Choose what was done',
  date: 'Day of the service',
  odometer: 'Odometer',
  unit: 'mi',
  lastReading: (miles: string) => `Last reading ${miles}`,
  shop: 'Shop',
  shopHint: 'Who did the work',
  receipt: 'Receipt',
  moreReceipt: (number: number) => `Receipt, page ${number}`,
  addPage: 'Add a page',
  comment: 'Comments',
  optional: '(optional)',
  send: 'Send the receipt',
  kept: 'What you typed is saved on this device. Choose your files again.',
  done: 'Thank you. The service is recorded and the interval starts again.',

  feeTitle: 'Please do not wait',
  fee: (fee: string) =>
    `More than a week overdue, and after two reminders, we may charge ${fee}. You can appeal.`,
  how: 'How it works',
  steps: [
    'Choose a time within the next 2 to 3 days.',
    'Bring the car. You pay nothing for the service.',
    'Send the receipt and keep driving.',
  ],
  swap: 'Need a car in the meantime? A car change for maintenance is free.',
  swapLink: 'See other cars',

  history: 'Service history',
  historyText: 'Everything done to this car, including by other renters.',
  noHistory: 'No services recorded yet.',
  own: 'With you',
  shopWas: 'Shop',
  by_: { renter: 'Renter', staff: company().name, system: company().name, gateway: company().name },
  who: 'Recorded by',
  miles: 'Miles',
  open: (title: string) => `Show: ${title}`,
  paper: (number: number) => `Receipt ${number}`,
  showAll: (count: number) => `Show all ${count}`,
  loading: 'Loading',
}

const es: typeof en = {
  title: 'Mantenimiento',
  back: 'Panel',
  carLine: (car, miles) => `${car} · ${miles}`,

  nothingDue: 'No hay nada pendiente',
  nextIs: (title, when) => `Sigue: ${title.toLowerCase()}, ${when}. Te avisamos a tiempo.`,
  noPlan: 'Este auto aún no tiene un plan. Te avisamos cuando haga falta algo.',
  toDashboard: 'Ir al panel',

  needsNow: 'Lo que tu auto necesita',
  later: 'Más adelante',
  states: {
    ok: 'Bien',
    soon: 'Pronto',
    due: 'Toca ahora',
    overdue: 'Atrasado',
    booked: 'Con cita',
  },
  by: (day) => `a más tardar el ${day}`,
  at: (miles) => `con ${miles}`,
  or: 'o',
  daysLeft: (days) =>
    days === 0
      ? 'Toca hoy'
      : days > 0
        ? counted('es', { one: 'Queda # día', other: 'Quedan # días' })(days)
        : counted('es', { one: '# día de atraso', other: '# días de atraso' })(-days),
  milesLeft: (miles) => `Quedan ${miles}`,
  milesOver: (miles) => `${miles} de más`,
  used: (percent) => `${percent}% del intervalo usado`,
  lastDone: (day, miles) => `Última vez: ${day}, con ${miles}`,

  schedule: 'Elige una hora',
  scheduleText: 'El mantenimiento se hace en 2 o 3 días. Nosotros pagamos el servicio.',
  evening: 'Las horas desde las 18:00 cuestan $15.',
  day: 'Día de la visita',
  time: 'Hora de la visita',
  chooseFirst: 'Primero elige una hora',
  book: 'Reservar esta hora',
  change: 'Cambiar la hora',
  keep: 'Dejar mi hora',
  noSlots: 'No hay horarios este día.',

  visit: 'Tu visita',
  visitAt: 'Cuándo',
  visitPlace: 'Dónde',
  plate: 'Placa',
  takeBack: 'Cancelar la visita',
  sureTakeBack: 'El mantenimiento sigue pendiente y los días siguen contando.',
  takenBack: 'La visita se canceló.',
  booked: 'Tu visita está reservada.',

  submit: '¿Ya está hecho? Envía el recibo',
  submitText:
    'Necesitamos el día, las millas y el recibo del taller. Con eso el intervalo empieza de nuevo.',
  what: 'Qué se hizo',
  whatNeeded: 'Elige qué se hizo',
  date: 'Día del servicio',
  odometer: 'Odómetro',
  unit: 'mi',
  lastReading: (miles) => `Última lectura: ${miles}`,
  shop: 'Taller',
  shopHint: 'Quién hizo el trabajo',
  receipt: 'Recibo',
  moreReceipt: (number) => `Recibo, página ${number}`,
  addPage: 'Agregar una página',
  comment: 'Comentarios',
  optional: '(opcional)',
  send: 'Enviar el recibo',
  kept: 'Lo que escribiste está guardado en este dispositivo. Elige los archivos otra vez.',
  done: 'Gracias. El servicio quedó registrado y el intervalo empieza de nuevo.',

  feeTitle: 'No esperes más',
  fee: (fee) =>
    `Con más de una semana de atraso, y después de dos avisos, te podemos cobrar ${fee}. Puedes apelar.`,
  how: 'Cómo funciona',
  steps: [
    'Elige una hora en los próximos 2 o 3 días.',
    'Lleva el auto. No pagas nada por el servicio.',
    'Envía el recibo y sigue manejando.',
  ],
  swap: '¿Necesitas un auto mientras tanto? El cambio por mantenimiento es gratis.',
  swapLink: 'Ver otros autos',

  history: 'Historial de servicio',
  historyText: 'Todo lo que se le ha hecho a este auto, también con otros clientes.',
  noHistory: 'Aún no hay servicios registrados.',
  own: 'Contigo',
  shopWas: 'Taller',
  by_: {
    renter: 'Cliente',
    staff: company().name,
    system: company().name,
    gateway: company().name,
  },
  who: 'Registrado por',
  miles: 'Millas',
  open: (title) => `Mostrar: ${title}`,
  paper: (number) => `Recibo ${number}`,
  showAll: (count) => `Mostrar los ${count}`,
  loading: 'Cargando',
}

export const maintenanceMessages = { en, es }
