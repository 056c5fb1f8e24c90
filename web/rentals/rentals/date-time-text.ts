import { dayAndTime, formatWeekDay } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { language } from '#web/core/i18n.ts'

/** A day, a wall time or an instant of the wire as text with its weekday, on the clock of the area (`zone` is an IANA zone). */
export function dateTimeText(moment: string, zone: string): string {
  if (!moment.includes('T')) return formatWeekDay(moment, language())
  const isInstant = /Z$|[+-]\d{2}:\d{2}$/.test(moment)
  return dayAndTime(isInstant ? toWall(new Date(moment), zone) : moment, language())
}
