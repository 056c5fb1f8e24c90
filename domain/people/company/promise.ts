import { formatNearDay } from '../../core/time/format-date.ts'
import { dayOf, timeOf, type WallTime } from '../../core/time/wall-time.ts'

/** What lacks nothing confirms itself after so many hours at the latest (docs/product/booking-and-payment.md#confirmation). */
export const confirmsItselfHours = 6

/** When a company confirms a paid booking: after so many hours at most, and what stands after "We confirm". */
export type Promised = { hours: number; words: { en: string; es: string } }

/** What a company promises: its own words, or its hours (docs/product/booking-and-payment.md#confirmation). */
export function promised(hours: number, own?: Promised['words']): Promised {
  const range = hours > confirmsItselfHours ? [confirmsItselfHours, hours] : [hours]
  const words = own ?? {
    en: `within ${range.join(' to ')} ${hours === 1 ? 'hour' : 'hours'}`,
    es: `en ${range.join(' a ')} ${hours === 1 ? 'hora' : 'horas'}`,
  }
  return { hours, words }
}

/** Until when something is promised, with its day unless that is today: 'by 16:20 today', 'by Mon 30 Nov, 02:20'. */
export function promisedBy(by: WallTime, now: WallTime, lang: 'en' | 'es'): string {
  const time = timeOf(by)
  if (dayOf(by) === dayOf(now))
    return lang === 'es' ? `antes de las ${time} de hoy` : `by ${time} today`
  const day = `${formatNearDay(dayOf(by), lang)}, ${time}`
  return lang === 'es' ? `antes del ${day}` : `by ${day}`
}
