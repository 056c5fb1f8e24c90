import { timeSlots } from '#domain/core/time/time-slots.ts'
import { addDays, dayOf, daysBetween, timeOf } from '#domain/core/time/wall-time.ts'

/** Both ends of a trip, YYYY-MM-DDTHH:mm on the area's wall clock. */
export type DateRange = { start?: string; end?: string }

/** What may be chosen; absent is unlimited. */
export type DateLimits = { min?: string; max?: string }

/** The end is at least one day after the start, or as long as the vehicle's minimum rental (docs/product/app.md#home-and-results, docs/product/app.md#dates). */
export function endLimits(start: string | undefined, limits: DateLimits, minDays = 1): DateLimits {
  if (!start) return limits
  return { ...limits, min: addDays(start, Math.max(1, minDays)) }
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
  const asked = previous ? timeOf(previous) : usualTime
  const free = timeSlots({ day, min, max })
    .filter((slot) => !slot.disabled)
    .map((slot) => slot.time)
  if (free.length === 0) return undefined
  const time = free.find((slot) => slot >= asked) ?? free.at(-1)
  return time && `${day}T${time}`
}

/** A new start keeps the end where it is if it can, else keeps the length of the trip. */
export function withStart(range: DateRange, start: string, minDays = 1): DateRange {
  const { start: oldStart, end } = range
  if (!end) return { start, end }
  const least = addDays(start, Math.max(1, minDays))
  if (end >= least) return { start, end }
  const length = oldStart ? daysBetween(dayOf(oldStart), dayOf(end)) : minDays
  return { start, end: addDays(start, Math.max(1, minDays, length)) }
}
