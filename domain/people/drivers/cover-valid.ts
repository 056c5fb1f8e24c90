import { addDaysToDay, dayOf, type Day, type WallTime } from '#domain/core/time/wall-time.ts'

/**
 * Whether a license or an insurance is valid for the trip + 1 day: its last day is not before the
 * day after the trip's end (docs/product/app.md#dates). A missing date is not valid.
 */
export function isValidForTrip(expiration: Day | undefined, end: WallTime): boolean {
  return expiration !== undefined && expiration >= addDaysToDay(dayOf(end), 1)
}
