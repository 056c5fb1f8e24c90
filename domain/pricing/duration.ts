import { type WallTime, wallMinutes } from '../time/wall-time.ts'

export type Duration = {
  months: number
  weeks: number
  days: number
  /** All of it in days, the extra day included. */
  totalDays: number
  /** Whether leftover hours made one more day. */
  extraDay: boolean
}

const dayMinutes = 24 * 60
/** Leftover time from which another day counts (SEED.md 4.5, 9). */
const graceMinutes = 6 * 60

/**
 * Splits a booking into months of 30 days, weeks of 7 and days (SEED.md 4.5). Both times are on
 * the same area's wall clock, so that a daylight-saving change neither adds nor loses rent.
 * Leftover hours of 6 or more, which is also when the time of day runs more than 6 hours past the
 * start's, are one extra day, added before the split (PRODUCT.md 5).
 */
export function rentalDuration(start: WallTime, end: WallTime): Duration {
  const minutes = Math.max(0, wallMinutes(end) - wallMinutes(start))
  const fullDays = Math.floor(minutes / dayMinutes)
  const extraDay = minutes % dayMinutes >= graceMinutes
  const totalDays = fullDays + (extraDay ? 1 : 0)
  const afterMonths = totalDays % 30
  return {
    months: Math.floor(totalDays / 30),
    weeks: Math.floor(afterMonths / 7),
    days: afterMonths % 7,
    totalDays,
    extraDay,
  }
}
