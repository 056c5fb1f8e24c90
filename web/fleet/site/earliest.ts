import { earliestStart } from '#domain/core/time/earliest-start.ts'
import type { Area } from '#protocol/fleet/home/home.ts'

type Clock = Pick<Area, 'offsetToUTC'>

/**
 * The earliest moment that may be chosen, on the wall clock of the chosen area; without one, now
 * shifted by the smallest offset of all areas (docs/product/app.md#dates). By the offset in force that the
 * server told: the first clock of a zone costs as much as the first formatter (web/core/money.ts).
 */
export function earliestMoment(
  now: Date,
  area: Clock | undefined,
  areas: readonly Clock[],
): string {
  return earliestStart({
    now,
    offsets: (area ? [area] : areas).map(({ offsetToUTC }) => offsetToUTC),
  })
}
