import { dayAndTime } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf, type WallTime } from '#domain/core/time/wall-time.ts'
import type { Lang } from '#web/core/i18n.ts'

/** Both ends of a window; the second without its day when it is the same one. */
export function windowText(start: WallTime, end: WallTime, lang: Lang): [string, string] {
  const isSameDay = dayOf(start) === dayOf(end)
  return [dayAndTime(start, lang), isSameDay ? timeOf(end) : dayAndTime(end, lang)]
}
