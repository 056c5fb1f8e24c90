import { timeSlots } from '#domain/core/time/time-slots.ts'
import { hoursOn, type OpeningHours } from '#domain/core/time/opening-hours.ts'
import { addDays, addDaysToDay, dayOf, daysBetween, timeOf } from '#domain/core/time/wall-time.ts'

/** Both ends of a trip, YYYY-MM-DDTHH:mm on the area's wall clock. */
export type DateRange = { start?: string; end?: string }

/** What there is for the dates, where cars are looked for by them; undefined until it is known. */
export type DatesOffer = {
  days: number
  cars?: number | undefined
  /** The least that one costs, in dollars. */
  from: number | undefined
}

/** When cars are handed over, and from when on a visit costs so many dollars. */
export type HandoverHours = OpeningHours & { evening?: { from: string; price: number } }

/** What may be chosen; absent is unlimited. */
export type DateLimits = {
  min?: string
  max?: string
  /** When cars are handed over; at any time without them (docs/product/company.md#hours). */
  hours?: HandoverHours | undefined
}

/** The fewest days of a trip: always the same, or by its start. */
export type MinDays = number | ((start: string | undefined) => number)

/** The end is at least one day after the start, or as long as the vehicle's minimum rental (docs/product/app.md#home-and-results, docs/product/app.md#dates). */
export function endLimits(start: string | undefined, limits: DateLimits, minDays = 1): DateLimits {
  if (!start) return limits
  return { ...limits, min: addDays(start, Math.max(1, minDays)) }
}

/** The times of a day, every 30 minutes of its opening hours; those outside the limits are disabled (docs/product/app.md#dates). */
export function timesOn(day: string, { min, max, hours }: DateLimits) {
  if (!hours) return timeSlots({ day, min, max })
  const open = hoursOn(hours, day)
  return open ? timeSlots({ day, min, max, from: open.opens, to: open.closes }) : []
}

const usualTime = '10:00'

/**
 * The moment for a chosen day: the time chosen before, else 10:00; when the limits forbid it, the
 * nearest slot of that day that they allow; undefined when the day has none.
 */
export function momentOn(
  day: string,
  previous: string | undefined,
  limits: DateLimits,
): string | undefined {
  const asked = previous ? timeOf(previous) : usualTime
  const free = timesOn(day, limits)
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

/**
 * The end of a trip of so many days: at the start's time, or on the next day that is open.
 * @returns undefined where the limits have no such end within a week of it
 */
export function endAfter(start: string, days: number, limits: DateLimits): string | undefined {
  for (let later = 0; later < 7; later += 1) {
    const end = momentOn(addDaysToDay(dayOf(start), days + later), start, limits)
    if (end) return end
  }
  return undefined
}
