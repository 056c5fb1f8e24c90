import { slotMinutes } from './time-slots.ts'
import { type WallTime, wallFromMinutes, wallMinutes } from './wall-time.ts'
import { toWall, toWallAtOffset } from './zone.ts'

/** The zone that stands in where no area is known (docs/product/app.md#dates). */
export const referenceZone = 'America/Los_Angeles'

/** How far back a start may lie when the server sees it, so that a slow form is not refused (docs/product/app.md#dates). */
const lateMinutes = 30

const millisecondsAMinute = 60_000

/**
 * The first half-hour slot that can be chosen for a start. With an area's IANA `zone` it is the
 * area's clock; without one, now shifted by the smallest of all areas' `offsets` (hours to UTC),
 * or the reference zone's clock when there are none. After 23:30 that is midnight of the next day
 * (docs/product/app.md#dates, docs/product/search.md#cars).
 */
export function earliestStart(options: {
  now: Date
  zone?: string
  offsets: readonly number[]
}): WallTime {
  const { now, zone, offsets } = options
  const smallest = Math.min(...offsets)
  const wall =
    zone === undefined && offsets.length > 0
      ? toWallAtOffset(now, smallest)
      : toWall(now, zone ?? referenceZone)
  return wallFromMinutes(Math.ceil(wallMinutes(wall) / slotMinutes) * slotMinutes)
}

/**
 * Whether `start` on the wall clock of `zone` is earlier than now − 30 minutes, which the server
 * refuses (docs/product/app.md#dates). Compared on the wall clock: in the hour that a daylight-saving change
 * repeats, what the picker offers must be accepted.
 */
export function isStartTooEarly(start: WallTime, now: Date, zone: string): boolean {
  const secondsPart = (now.getTime() % millisecondsAMinute) / millisecondsAMinute
  return wallMinutes(start) < wallMinutes(toWall(now, zone)) + secondsPart - lateMinutes
}
