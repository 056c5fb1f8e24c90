import { formatDay, formatWallTime } from '#domain/time/format-date.ts'
import { weekdayNames } from '#domain/time/month-names.ts'
import { dayOf, daysBetween, timeOf, type WallTime } from '#domain/time/wall-time.ts'
import type { Lang } from '#web/core/i18n.ts'

/** A wall time with its weekday: 'Tue 24/11/2026 04:30'. */
export function withWeekday(wall: WallTime, lang: Lang): string {
  const day = dayOf(wall)
  // 4 January 1970 was a Sunday.
  const name = weekdayNames[lang][((daysBetween('1970-01-04', day) % 7) + 7) % 7] ?? ''
  return `${name.slice(0, 3)} ${formatWallTime(wall)}`
}

/** Both ends of a window; the second without its day when it is the same one. */
export function windowText(start: WallTime, end: WallTime, lang: Lang): [string, string] {
  const isSameDay = formatDay(dayOf(start)) === formatDay(dayOf(end))
  return [withWeekday(start, lang), isSameDay ? timeOf(end) : withWeekday(end, lang)]
}
