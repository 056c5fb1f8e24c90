import { earliestStart } from '#domain/time/earliest-start.ts'
import type { Area } from '#protocol/site/home.ts'

/** Dates are reckoned in California's time where no area is chosen yet (SEED.md 5, 9). */
export const referenceZone = 'America/Los_Angeles'

/** The earliest moment that may be chosen: `now` shifted by the smallest offset of the areas; after 23:30 the next day (SEED.md 5). */
export function earliestMoment(now: Date, areas: readonly Pick<Area, 'offsetToUTC'>[]): string {
  return earliestStart({
    now,
    zone: referenceZone,
    offsets: areas.map((area) => area.offsetToUTC),
  })
}
