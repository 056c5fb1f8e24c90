import { wallMinutes, type WallTime } from '#domain/core/time/wall-time.ts'

const minutesADay = 24 * 60
const daysAMonth = 30
const daysAWeek = 7

/** Leftover time below this costs nothing; from it on, a whole day (docs/product/prices.md#duration). */
const graceMinutes = 6 * 60

/** A rental's length as it is priced: totalDays = 30 months + 7 weeks + days. */
export type Duration = {
  months: number
  weeks: number
  days: number
  totalDays: number
  /** Whether totalDays holds the one day for leftover hours. */
  extraDay: boolean
}

/**
 * Splits [start, end) on the area's wall clock into months of 30 days, weeks and days
 * (docs/product/prices.md#duration). Leftover hours of 6 or more are one extra day, added before the split. A
 * time of day more than 6 hours past the start's leaves more than 6 hours over, so the second
 * condition of that rule is met by the same test and never adds a second day. Nothing when `end` is
 * not after `start`.
 */
export function rentalDuration(start: WallTime, end: WallTime): Duration {
  const minutes = Math.max(0, wallMinutes(end) - wallMinutes(start))
  const extraDay = minutes % minutesADay >= graceMinutes
  const totalDays = Math.floor(minutes / minutesADay) + (extraDay ? 1 : 0)
  const afterMonths = totalDays % daysAMonth
  return {
    months: Math.floor(totalDays / daysAMonth),
    weeks: Math.floor(afterMonths / daysAWeek),
    days: afterMonths % daysAWeek,
    totalDays,
    extraDay,
  }
}
