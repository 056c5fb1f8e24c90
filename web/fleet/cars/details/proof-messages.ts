import { counted } from '#protocol/core/counted.ts'
import type { CarProof } from '#protocol/fleet/proof/car-proof.ts'

const marks = counted('en', { one: '# known mark', other: '# known marks' })
const marcas = counted('es', { one: '# marca conocida', other: '# marcas conocidas' })
const more = counted('en', { one: 'Show # more review', other: 'Show # more reviews' })
const otras = counted('es', { one: 'Ver # reseña más', other: 'Ver # reseñas más' })

type Units = { days: Counted; weeks: Counted; months: Counted }
type Counted = (count: number) => string
const rentedEn: Units = {
  days: counted('en', { one: '# day', other: '# days' }),
  weeks: counted('en', { one: '# week', other: '# weeks' }),
  months: counted('en', { one: '# month', other: '# months' }),
}
const rentedEs: Units = {
  days: counted('es', { one: '# día', other: '# días' }),
  weeks: counted('es', { one: '# semana', other: '# semanas' }),
  months: counted('es', { one: '# mes', other: '# meses' }),
}

/** Months are of 30 days, as in prices; 28 are one already. */
function lengthOf(days: number, { days: inDays, weeks, months }: Units): string {
  if (days >= 28) return months(Math.floor((days + 2) / 30))
  return days >= 14 ? weeks(Math.floor(days / 7)) : inDays(days)
}

/** «oil, brakes and tires» */
const listed = (kinds: string[], and: string) =>
  [kinds.slice(0, -1).join(', '), kinds.at(-1)].filter(Boolean).join(and)

type MaintenanceKind = NonNullable<CarProof['nextService']>['kind']

type Words = {
  title: string
  marks: (count: number) => string
  marksAreKnown: string
  noMarks: string
  yourPhotos: string
  noPhotos: string
  /** The photo on which marks are shown. */
  side: (angle: string) => string
  mark: (number: number, what: string) => string
  kinds: Record<MaintenanceKind, string>
  /** «oil in October 2026», «oil and tires in October 2026» */
  inMonth: (kinds: string[], month: string) => string
  nextService: (kind: string, miles: string) => string
  pickup: (place: string) => string
  pickupLater: string
  map: (town: string) => string
  way: string
  moreReviews: (count: number) => string
  /** For how long somebody rented: in days, whole weeks or whole months. */
  rented: (days: number) => string
  inYear: (month: string, year: string) => string
}

const en: Words = {
  title: 'This very car',
  marks,
  marksAreKnown: 'There before you. You never pay for them.',
  noMarks: 'No known marks',
  yourPhotos: 'You take eight photos of your own when you get the keys.',
  noPhotos: 'No photos yet. You take eight of your own when you get the keys.',
  side: (angle) => `The known marks from this side: ${angle}`,
  mark: (number, what) => `Mark ${number}. ${what}`,
  kinds: { oil: 'oil', tyres: 'tires', brakes: 'brakes', check: 'full check' },
  inMonth: (kinds, month) => `${listed(kinds, ' and ')} in ${month}`,
  nextService: (kind, miles) => `Next: ${kind} at ${miles}.`,
  pickup: (place) => `Pickup in ${place}`,
  pickupLater: 'Exact address once you pay.',
  map: (town) => `Map: the car is within about half a mile of the mark in ${town}`,
  way: 'Directions',
  moreReviews: more,
  rented: (days) => lengthOf(days, rentedEn),
  inYear: (month, year) => `${month} ${year}`,
}

const es: Words = {
  title: 'Este mismo auto',
  marks: marcas,
  marksAreKnown: 'Ya estaban antes de ti. Nunca las pagas.',
  noMarks: 'Sin marcas conocidas',
  yourPhotos: 'Tú tomas ocho fotos cuando recibes las llaves.',
  noPhotos: 'Todavía no hay fotos. Tú tomas ocho cuando recibes las llaves.',
  side: (angle) => `Las marcas conocidas de este lado: ${angle}`,
  mark: (number, what) => `Marca ${number}. ${what}`,
  kinds: { oil: 'aceite', tyres: 'llantas', brakes: 'frenos', check: 'revisión completa' },
  inMonth: (kinds, month) => `${listed(kinds, ' y ')} en ${month}`,
  nextService: (kind, miles) => `Lo siguiente: ${kind} a las ${miles}.`,
  pickup: (place) => `Se entrega en ${place}`,
  pickupLater: 'Dirección exacta al pagar.',
  map: (town) => `Mapa: el auto está a cerca de media milla o menos de la marca en ${town}`,
  way: 'Cómo llegar',
  moreReviews: otras,
  rented: (days) => lengthOf(days, rentedEs),
  inYear: (month, year) => `${month} de ${year}`,
}

export const proofMessages = { en, es }
