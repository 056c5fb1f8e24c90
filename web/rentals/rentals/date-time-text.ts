import { dayAndTime, formatWeekDay } from '#domain/core/time/format-date.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { language } from '#web/core/i18n.ts'

/** A day, a wall time or an instant of the wire on the clock of the area (`zone` is an IANA zone). */
export function wallOf(moment: string, zone: string): WallTime {
  const isInstant = moment.includes('T') && /Z$|[+-]\d{2}:\d{2}$/.test(moment)
  return isInstant ? toWall(new Date(moment), zone) : moment
}

/** A day, a wall time or an instant of the wire as text with its weekday, on the clock of the area (`zone` is an IANA zone). */
export function dateTimeText(moment: string, zone: string): string {
  return moment.includes('T')
    ? dayAndTime(wallOf(moment, zone), language())
    : formatWeekDay(moment, language())
}
