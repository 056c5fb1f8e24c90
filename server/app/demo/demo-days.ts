import { addDaysToDay, dayOf, daysBetween, type Day } from '#domain/core/time/wall-time.ts'
import { referenceZone } from '#domain/core/time/earliest-start.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'

/** The day that was "today" when the sample files were written. */
const writtenOn: Day = '2026-11-21'

/** Moves the days of the sample files so that they lie around the day of loading. */
export type DemoDays = {
  today: Day
  day(text: Day): Day
  /** Noon of that day in the reference zone. */
  noon(text: Day): Date
  /** The same of a day that was moved already. */
  noonOfDay(day: Day): Date
}

export function demoDays(now: Date): DemoDays {
  const today = dayOf(toWall(now, referenceZone))
  const later = daysBetween(writtenOn, today)
  const day = (text: Day) => addDaysToDay(text, later)
  const noonOfDay = (at: Day) => toInstant(`${at}T12:00`, referenceZone)
  return { today, day, noon: (text) => noonOfDay(day(text)), noonOfDay }
}
