import { monthNames, weekdayNames } from './month-names.ts'
import { dayOf, daysBetween, timeOf, type Day, type WallTime } from './wall-time.ts'

/** A day as it is shown: DD/MM/YYYY (docs/product/app.md#dates). */
export function formatDay(day: Day): string {
  return day.split('-').toReversed().join('/')
}

/** A wall time as it is shown: 'DD/MM/YYYY HH:mm' (docs/product/app.md#dates). */
export function formatWallTime(wall: WallTime): string {
  return `${formatDay(dayOf(wall))} ${timeOf(wall)}`
}

/**
 * DD/MM/YYYY with weekday and month name, for confirmations, mails and contracts, where 05/01 must
 * not be read as the first of May (docs/product/prices.md#lines): 'Friday, January 5, 2024 (05/01/2024)'.
 */
export function formatLongDay(day: Day, lang: 'en' | 'es'): string {
  const [year, month, date] = day.split('-').map(Number)
  const monthName = monthNames[lang][(month ?? 0) - 1]
  // 4 January 1970 was a Sunday.
  const weekday = weekdayNames[lang][((daysBetween('1970-01-04', day) % 7) + 7) % 7]
  return lang === 'es'
    ? `${weekday} ${date} de ${monthName} de ${year} (${formatDay(day)})`
    : `${weekday}, ${monthName} ${date}, ${year} (${formatDay(day)})`
}
