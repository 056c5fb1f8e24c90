import { formatDay, formatWallTime } from '#domain/time/format-date.ts'
import { toWall } from '#domain/time/zone.ts'

/** A day, a wall time or an instant of the wire as text on the clock of the area (`zone` is an IANA zone). */
export function momentText(moment: string, zone: string): string {
  if (!moment.includes('T')) return formatDay(moment)
  const isInstant = /Z$|[+-]\d{2}:\d{2}$/.test(moment)
  return formatWallTime(isInstant ? toWall(new Date(moment), zone) : moment)
}
