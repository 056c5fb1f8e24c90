import { dayOf, daysBetween, type WallTime } from '#domain/core/time/wall-time.ts'

/**
 * Days until a rental's end as people count them on a calendar: 0 on its last day, negative after
 * it, and never more than the rental has, whoever gets the keys early.
 */
export function daysLeft(
  now: WallTime,
  { start, end }: { start: WallTime; end: WallTime },
): number {
  const last = dayOf(end)
  return Math.min(daysBetween(dayOf(now), last), daysBetween(dayOf(start), last))
}
