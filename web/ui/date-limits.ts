import { addDays } from '#domain/time/wall-time.ts'
import { timeSlots } from '#domain/time/time-slots.ts'

/** Both ends of a trip, YYYY-MM-DDTHH:mm on the area's wall clock. */
export type DateRange = { start?: string; end?: string }

/** What may be chosen; absent is unlimited. */
export type DateLimits = { min?: string; max?: string }

export const dayOf = (moment: string) => moment.slice(0, 10)
export const timeOf = (moment: string) => moment.slice(11, 16)

/** The day `days` later at the same time of day. */
export function later(moment: string, days: number): string {
  return `${addDays(dayOf(moment), days)}T${timeOf(moment)}`
}

/** The end is at least one day after the start, or as long as the vehicle's minimum rental (SEED.md 2.3, 5). */
export function endLimits(start: string | undefined, limits: DateLimits, minDays = 1): DateLimits {
  if (!start) return limits
  return { ...limits, min: later(start, Math.max(1, minDays)) }
}

const usualTime = '10:00'

/**
 * The moment for a chosen day: the time chosen before, else 10:00; when the limits forbid it, the
 * nearest slot of that day that they allow; undefined when the day has none.
 */
export function momentOn(
  day: string,
  previous: string | undefined,
  { min, max }: DateLimits,
): string | undefined {
  const wished = previous ? timeOf(previous) : usualTime
  const free = timeSlots({ day, min, max })
    .filter((slot) => !slot.disabled)
    .map((slot) => slot.time)
  if (free.length === 0) return undefined
  const time = free.find((slot) => slot >= wished) ?? free.at(-1)
  return time && `${day}T${time}`
}

function daysBetween(start: string, end: string): number {
  return Math.round((Date.parse(dayOf(end)) - Date.parse(dayOf(start))) / 86_400_000)
}

/** A new start keeps the end where it is if it can, else keeps the length of the trip. */
export function withStart(range: DateRange, start: string, minDays = 1): DateRange {
  const { start: oldStart, end } = range
  if (!end) return { start, end }
  const least = later(start, Math.max(1, minDays))
  if (end >= least) return { start, end }
  const length = oldStart ? daysBetween(oldStart, end) : minDays
  return { start, end: later(start, Math.max(1, minDays, length)) }
}
