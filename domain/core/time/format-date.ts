import { monthNames, weekdayNames } from './month-names.ts'
import { type Day, dayOf, daysBetween, timeOf, type WallTime } from './wall-time.ts'

/** A day as it is shown: DD/MM/YYYY (docs/product/app.md#dates). */
export function formatDay(day: Day): string {
  return day.split('-').toReversed().join('/')
}

/** A wall time as it is shown: 'DD/MM/YYYY HH:mm' (docs/product/app.md#dates). */
export function formatWallTime(wall: WallTime): string {
  return `${formatDay(dayOf(wall))} ${timeOf(wall)}`
}

function weekdayOf(day: Day, lang: 'en' | 'es'): string {
  // 4 January 1970 was a Sunday.
  return weekdayNames[lang][((daysBetween('1970-01-04', day) % 7) + 7) % 7] ?? ''
}

/**
 * A day in a sentence, a card or a headline, where 05/01 must not be read as the first of May
 * (docs/product/app.md#dates): 'Wed 2 Dec 2026', 'mié 2 dic 2026'.
 */
export function formatWeekDay(day: Day, lang: 'en' | 'es'): string {
  const [year, month, date] = day.split('-').map(Number)
  const monthName = monthNames[lang][(month ?? 0) - 1] ?? ''
  return `${weekdayOf(day, lang).slice(0, 3)} ${date} ${monthName.slice(0, 3)} ${year}`
}

/** The same of a day that is near, where the year would say nothing: 'Wed 2 Dec'. */
export function formatNearDay(day: Day, lang: 'en' | 'es'): string {
  return formatWeekDay(day, lang).slice(0, -5)
}

/** A day to compare with a card, its month by name (docs/product/accounts.md#reading-a-license): '14 March 1994'. */
export function formatNamedDay(day: Day, lang: 'en' | 'es'): string {
  const [year, month, date] = day.split('-').map(Number)
  const monthName = monthNames[lang][(month ?? 0) - 1]
  return lang === 'es' ? `${date} de ${monthName} de ${year}` : `${date} ${monthName} ${year}`
}

/** Both days of a trip, the year once where it is the same: 'Mon 30 Nov' and 'Wed 30 Dec 2026'. */
export function formatTripDays(start: Day, end: Day, lang: 'en' | 'es'): [string, string] {
  const [first, last] = [formatWeekDay(start, lang), formatWeekDay(end, lang)]
  const isOneYear = start.slice(0, 4) === end.slice(0, 4)
  return [isOneYear ? formatNearDay(start, lang) : first, last]
}

/** A day with its time: 'Wed 2 Dec 2026, 10:00'. */
export function dayAndTime(wall: WallTime, lang: 'en' | 'es'): string {
  return `${formatWeekDay(dayOf(wall), lang)}, ${timeOf(wall)}`
}

/** On a contract or a receipt, also as it is written elsewhere: 'Sun 29 Nov 2026 (29/11/2026)' (docs/product/app.md#dates). */
export function formatPaperDay(day: Day, lang: 'en' | 'es'): string {
  return `${formatWeekDay(day, lang)} (${formatDay(day)})`
}

/**
 * A day in full, for confirmations and mails, where 05/01 must not be read as the first of May, and is said
 * once (docs/product/app.md#dates): 'Friday, January 5, 2024', 'viernes 5 de enero de 2024'.
 */
export function formatLongDay(day: Day, lang: 'en' | 'es'): string {
  const [year, month, date] = day.split('-').map(Number)
  const monthName = monthNames[lang][(month ?? 0) - 1]
  const weekday = weekdayOf(day, lang)
  return lang === 'es'
    ? `${weekday} ${date} de ${monthName} de ${year}`
    : `${weekday}, ${monthName} ${date}, ${year}`
}
