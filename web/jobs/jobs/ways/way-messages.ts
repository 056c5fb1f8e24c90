import { counted } from '#protocol/core/counted.ts'
import { formatRate } from '#web/core/money.ts'

const pastJobs = counted('en', {
  one: 'You drive past # job this week',
  other: 'You drive past # jobs this week',
})
const dePaso = counted('es', {
  one: 'Esta semana te queda # trabajo de paso',
  other: 'Esta semana te quedan # trabajos de paso',
})
const paying = (pay: number) => (pay > 0 ? `, ${formatRate(pay)}` : '')

/** The words of a way: its stops, how far off it, and what it passes. */
const en = {
  stops: 'Stops, in order',
  from: 'From',
  to: 'To',
  stop: (number: number) => `Stop ${number}`,
  addStop: 'Add a stop',
  removeStop: (stop: string) => `Remove: ${stop}`,
  earlier: (stop: string) => `Move up: ${stop}`,
  later: (stop: string) => `Move down: ${stop}`,
  isNow: (town: string, at: number, count: number) => `${town} is now stop ${at} of ${count}.`,
  aTown: 'The stop',
  clearTown: 'Clear the town',
  detour: 'Detour',
  detourHint: 'Miles off your route, as the crow flies.',
  detourOf: (miles: number) =>
    miles === 0 ? 'no detour' : `up to ${Math.round(miles * 10) / 10} mi off the route`,
  drivePast: (jobs: number, pay: number) => `${pastJobs(jobs)}${paying(pay)}`,
  pastNothing: 'Your routes pass no paid jobs this week.',
}

const es: typeof en = {
  stops: 'Paradas, en orden',
  from: 'Desde',
  to: 'Hasta',
  stop: (number) => `Parada ${number}`,
  addStop: 'Agregar una parada',
  removeStop: (stop) => `Quitar: ${stop}`,
  earlier: (stop) => `Subir: ${stop}`,
  later: (stop) => `Bajar: ${stop}`,
  isNow: (town, at, count) => `${town} es ahora la parada ${at} de ${count}.`,
  aTown: 'La parada',
  clearTown: 'Borrar la ciudad',
  detour: 'Desvío',
  detourHint: 'Millas fuera de tu ruta, en línea recta.',
  detourOf: (miles) =>
    miles === 0 ? 'sin desvío' : `hasta ${Math.round(miles * 10) / 10} mi fuera de la ruta`,
  drivePast: (jobs, pay) => `${dePaso(jobs)}${paying(pay)}`,
  pastNothing: 'Esta semana no hay trabajos pagados en tus rutas.',
}

export const wayMessages = { en, es }
