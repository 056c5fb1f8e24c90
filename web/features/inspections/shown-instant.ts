import { formatWallTime } from '#domain/time/format-date.ts'
import { toWall } from '#domain/time/zone.ts'

/** DD/MM/YYYY HH:mm on the wall clock of an IANA zone; by this device's clock while the area's is not known. */
export function shownInstant(
  instant: string,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  return formatWallTime(toWall(new Date(instant), zone))
}
