import type { Day } from '../time/wall-time.ts'

/** The youngest a driver may be (PRODUCT.md 3). */
export const minimumDriverAge = 21

/** Full years on a day. Born on 29 February, a year is full on 1 March of a common year. */
export function ageOn(birthDay: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years
}

/** Whether every driver whose birth date is known is at least 25 on the day of the start (SEED.md 5). */
export function isOver25(birthDays: (Day | undefined)[], startDay: Day): boolean {
  return birthDays.every((birthDay) => birthDay === undefined || ageOn(birthDay, startDay) >= 25)
}
