import { earliestStart } from '#domain/time/earliest-start.ts'
import type { Area } from '#protocol/home/home.ts'

type Clock = Pick<Area, 'zone' | 'offsetToUTC'>

/**
 * The earliest moment that may be chosen, on the wall clock of the chosen area; without one, now
 * shifted by the smallest offset of all areas (docs/product/app.md#dates).
 */
export function earliestMoment(
  now: Date,
  area: Clock | undefined,
  areas: readonly Clock[],
): string {
  return earliestStart({
    now,
    zone: area?.zone,
    offsets: areas.map((each) => each.offsetToUTC),
  })
}
