import { formatDay } from '#domain/core/time/format-date.ts'
import { addDays, dayOf, type WallTime, wallMinutes } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../../platform/api/problem.ts'

/** The server takes a start until this many minutes after it (docs/product/app.md#dates). */
const lateMinutes = 30
/** Nobody plans further; also keeps absurd dates out of the database. */
const furthestDays = 730

/**
 * The rules of docs/product/app.md#dates and docs/product/app.md#dates on a rental's dates, both on the area's wall clock.
 * @throws Problem 400 with a sentence at the field
 */
export function checkDates(
  { start, end }: { start: WallTime; end: WallTime },
  { zone, now, minimumDays }: { zone: string; now: Date; minimumDays: number },
): void {
  const errors: Record<string, string> = {}
  const wallNow = toWall(now, zone)
  if (wallMinutes(start) < wallMinutes(wallNow) - lateMinutes)
    errors.start = fieldError('invalidData')
  const lastStart = addDays(wallNow, furthestDays)
  if (start > lastStart) errors.start = fieldError('notAfter', formatDay(dayOf(lastStart)))
  const days = (wallMinutes(end) - wallMinutes(start)) / 1440
  if (days < 1) errors.end = fieldError('invalidData')
  else if (days < minimumDays) errors.end = fieldError('minimumRental', minimumDays)
  const lastEnd = addDays(start, furthestDays)
  if (end > lastEnd) errors.end = fieldError('notAfter', formatDay(dayOf(lastEnd)))
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}
