import type { Day } from '#domain/core/time/wall-time.ts'

/** Years a driver must have lived at the start of a rental (docs/product/accounts.md#drivers). */
export const minimumDriverAge = 21

const fullAge = 25

/**
 * Whole years lived on `day` by someone born on `birthDay`. Who was born on 29 February has the
 * birthday on 1 March of a common year. Negative before birth.
 */
export function ageOn(birthDay: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years
}

/**
 * Whether every driver is at least 25 on the start day (docs/product/app.md#dates). Drivers whose birth day is not
 * known yet say nothing.
 */
export function isOver25(birthDays: readonly (Day | undefined)[], startDay: Day): boolean {
  // A list that travelled as JSON has null for undefined, hence the test for any missing value.
  return birthDays.every((birthDay) => !birthDay || ageOn(birthDay, startDay) >= fullAge)
}
