const hourMs = 3_600_000
/** Somebody has to see the job, apply and be accepted first. */
const firstHours = 24
/** As long as a relocation usually waits for somebody. */
const usualHours = 7 * 24
/** The car is there so long before it is wanted: time to look at it. */
const spareHours = 24
/** The shortest window that is worth posting. */
const leastHours = 12

/**
 * When a car can be brought: from a day ahead for a week, and a day before it is wanted there;
 * whole hours.
 */
export function suggestedWindow(now: Date, by?: Date): [start: Date, end: Date] {
  const hour = Math.ceil(now.getTime() / hourMs)
  const wanted = by === undefined ? Infinity : Math.floor(by.getTime() / hourMs) - spareHours
  const end = Math.max(Math.min(hour + firstHours + usualHours, wanted), hour + leastHours)
  const start = Math.min(hour + firstHours, end - leastHours)
  return [new Date(start * hourMs), new Date(end * hourMs)]
}
