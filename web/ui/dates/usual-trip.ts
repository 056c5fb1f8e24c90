import { addDaysToDay, dayOf } from '#domain/core/time/wall-time.ts'

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
