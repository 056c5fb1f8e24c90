import type { MilePace } from '#domain/fleet/pricing/mile-paces.ts'
import { counted } from '#protocol/core/counted.ts'

const days = counted('en', { one: '# day', other: '# days' })
const dias = counted('es', { one: '# día', other: '# días' })

/** The words of the one question that the price of a trip needs. */
const en = {
  question: 'How much will you drive?',
  miles: (count: string) => `${count} miles`,
  /** What a screen reader says of the slider's place. */
  value: (miles: string, length: number, monthly: string) =>
    `${miles} miles in ${days(length)}, about ${monthly} a month`,
  paces: { weekends: 'Weekends', commute: 'Commute', rideshare: 'Rideshare' } satisfies Record<
    MilePace,
    string
  >,
}

const es: typeof en = {
  question: '¿Cuánto vas a manejar?',
  miles: (count) => `${count} millas`,
  value: (miles, length, monthly) => `${miles} millas en ${dias(length)}, unas ${monthly} al mes`,
  paces: { weekends: 'Fines de semana', commute: 'Ir al trabajo', rideshare: 'Apps de viajes' },
}

export const milesMessages = { en, es }
