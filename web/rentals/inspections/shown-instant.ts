import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { language } from '#web/core/i18n.ts'

/** «Wed 2 Dec 2026, 10:00» on the wall clock of an IANA zone; by this device's clock while the area's is not known. */
export function shownInstant(
  instant: string,
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  return dayAndTime(toWall(new Date(instant), zone), language())
}
