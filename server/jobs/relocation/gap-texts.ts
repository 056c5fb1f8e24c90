import { counted } from '#protocol/core/counted.ts'
import type { Text } from '#protocol/core/text.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import type { Gap } from './gaps.ts'

const daysEn = counted('en', { one: '# day', other: '# days' })
const daysEs = counted('es', { one: '# día', other: '# días' })

/** Why a car is wanted in an area, for so many of the next 30 days. */
export const becauseText: Record<Gap['reason'], (area: string, days: number) => Text> = {
  booking: (area, days) => ({
    en: `It is booked in ${area} for ${daysEn(days)}.`,
    es: `Está reservado en ${area} por ${daysEs(days)}.`,
  }),
  waiting: (area, days) => ({
    en: `Somebody in ${area} waits for a car like this for ${daysEn(days)}.`,
    es: `Alguien en ${area} espera un auto así por ${daysEs(days)}.`,
  }),
  demand: (area, days) => ({
    en: `In ${area} cars like this are rented ${daysEn(days)} of the next 30.`,
    es: `En ${area} los autos así están rentados ${daysEs(days)} de los próximos 30.`,
  }),
}

const whole = (cents: number) => dollarsText(cents).replace(/\.00$/, '')

/** What moving a car earns, and what to offer for it; cents. */
export const gapSentence = (area: string, earns: number, reward: number): Text => ({
  en: `Moving this car to ${area} earns ${whole(earns)} in the next 30 days; offer ${whole(reward)}.`,
  es: `Llevar este auto a ${area} deja ${whole(earns)} en los próximos 30 días; ofrece ${whole(reward)}.`,
})
