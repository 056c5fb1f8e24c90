import { addDaysToDay, dayOf } from '#domain/core/time/wall-time.ts'

/** The lengths in days that are offered at a press: a week, a month, three months. */
export const lengths = [7, 30, 90] as const
export type Length = (typeof lengths)[number]

const leadDays = 3
const usualDays = 30
const usualTime = '10:00'

/** The dates that stand in the fields before anybody chose: a month from three days after `earliest`. */
export function usualTrip(earliest: string): { start: string; end: string } {
  const first = addDaysToDay(dayOf(earliest), leadDays)
  return {
    start: `${first}T${usualTime}`,
    end: `${addDaysToDay(first, usualDays)}T${usualTime}`,
  }
}
