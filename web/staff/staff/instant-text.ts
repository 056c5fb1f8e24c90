import { formatWeekDay } from '#domain/core/time/format-date.ts'
import { type Day, dayOf, timeOf, type WallTime } from '#domain/core/time/wall-time.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** An instant as a wall time on this device's clock. */
export function onThisClock(instant: string): string {
  const at = new Date(instant)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

type How = { lang: 'en' | 'es'; today: Day }

/** A day in a row, the year only where it is not the one of `today` (docs/design.md#desk): 'Fri, Nov 27', 'vie, 27 nov'. */
export function rowDay(day: Day, { lang, today }: How): string {
  const [weekday, date, month, year] = formatWeekDay(day, lang).split(' ')
  const inYear = lang === 'es' ? `${date} ${month}` : `${month} ${date}`
  const isOther = !today.startsWith(`${year}-`)
  return `${weekday}, ${inYear}${isOther ? `${lang === 'es' ? ' ' : ', '}${year}` : ''}`
}

/** The same with its time: 'Fri, Nov 27, 10:00'. */
export const rowTime = (wall: WallTime, how: How): string =>
  `${rowDay(dayOf(wall), how)}, ${timeOf(wall)}`
