import { addDaysToDay, type Day, dayOf, type WallTime } from '../time/wall-time.ts'

/** 'Should be valid for the duration of the trip + 1 day' (SEED.md 5), both days included. */
export function isValidForTrip(expiration: Day | undefined, end: WallTime): boolean {
  return expiration !== undefined && expiration >= addDaysToDay(dayOf(end), 1)
}
