import { counted } from '#protocol/core/counted.ts'
import type { CarProof } from '#protocol/fleet/proof/car-proof.ts'

const days = counted('en', { one: '# day ago', other: '# days ago' })
const dias = counted('es', { one: 'hace # día', other: 'hace # días' })
const marks = counted('en', { one: '# known mark', other: '# known marks' })
const marcas = counted('es', { one: '# marca conocida', other: '# marcas conocidas' })
const more = counted('en', { one: 'Show # more review', other: 'Show # more reviews' })
const otras = counted('es', { one: 'Ver # reseña más', other: 'Ver # reseñas más' })

/** «oil, brakes and tires» */
const listed = (kinds: string[], and: string) =>
  [kinds.slice(0, -1).join(', '), kinds.at(-1)].filter(Boolean).join(and)

type MaintenanceKind = NonNullable<CarProof['nextService']>['kind']

type Words = {
  title: string
  photographed: (daysAgo: number, day: string) => string
  drawn: string
  photo: (angle: string, car: string) => string
  open: (angle: string) => string
  marks: (count: number) => string
  marksAreKnown: string
  kinds: Record<MaintenanceKind, string>
  /** «oil in October 2026», «oil and tires in October 2026» */
  inMonth: (kinds: string[], month: string) => string
  nextService: (kind: string, miles: string) => string
  pickup: (place: string) => string
  pickupLater: string
  map: (town: string) => string
  way: string
  moreReviews: (count: number) => string
}

const en: Words = {
  title: 'This very car',
  photographed: (daysAgo, day) =>
    `Photographed ${daysAgo <= 0 ? 'today' : daysAgo === 1 ? 'yesterday' : days(daysAgo)}, ${day}`,
  drawn: 'Drawings: nobody took a photo of this car.',
  photo: (angle, car) => `${car}: ${angle}`,
  open: (angle) => `${angle}, full screen`,
  marks,
  marksAreKnown: 'Noted before your trip: you never pay for this.',
  kinds: { oil: 'oil', tyres: 'tires', brakes: 'brakes', check: 'full check' },
  inMonth: (kinds, month) => `${listed(kinds, ' and ')} in ${month}`,
  nextService: (kind, miles) => `Next: ${kind} at ${miles}.`,
  pickup: (place) => `Pickup in ${place}`,
  pickupLater: 'Exact address once you pay.',
  map: (town) => `Map: the car is within about half a mile of the mark in ${town}`,
  way: 'Directions',
  moreReviews: more,
}

const es: Words = {
  title: 'Este mismo auto',
  photographed: (daysAgo, day) =>
    `Fotos de ${daysAgo <= 0 ? 'hoy' : daysAgo === 1 ? 'ayer' : dias(daysAgo)}, ${day}`,
  drawn: 'Dibujos: nadie le tomó fotos a este auto.',
  photo: (angle, car) => `${car}: ${angle}`,
  open: (angle) => `${angle}, pantalla completa`,
  marks: marcas,
  marksAreKnown: 'Anotado antes de tu viaje: nunca lo pagas tú.',
  kinds: { oil: 'aceite', tyres: 'llantas', brakes: 'frenos', check: 'revisión completa' },
  inMonth: (kinds, month) => `${listed(kinds, ' y ')} en ${month}`,
  nextService: (kind, miles) => `Lo siguiente: ${kind} a las ${miles}.`,
  pickup: (place) => `Se entrega en ${place}`,
  pickupLater: 'Dirección exacta al pagar.',
  map: (town) => `Mapa: el auto está a cerca de media milla o menos de la marca en ${town}`,
  way: 'Cómo llegar',
  moreReviews: otras,
}

export const proofMessages = { en, es }
