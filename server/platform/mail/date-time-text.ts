import { formatLongDay, formatPaperDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'

/**
 * An instant on the clock of an IANA zone, with weekday and month name, since 05/01 may be read
 * as May (docs/product/prices.md#lines).
 */
export function dateTimeText(instant: Date, zone: string, lang: Lang): string {
  const wall = toWall(instant, zone)
  return `${formatLongDay(dayOf(wall), lang)}, ${timeOf(wall)}`
}

/** The same on a contract or a receipt (docs/product/app.md#dates). */
export function paperDateTime(instant: Date, zone: string, lang: Lang): string {
  const wall = toWall(instant, zone)
  return `${formatPaperDay(dayOf(wall), lang)}, ${timeOf(wall)}`
}
