import { addDays, addMinutes, parseWallTime, wallMinutes } from '#domain/core/time/wall-time.ts'
import { usualTrip } from '#web/ui/dates/usual-trip.ts'

/** Start and end, YYYY-MM-DDTHH:mm on the area's wall clock. */
export type Trip = { start: string; end: string }

const usualDays = 30
/** The earliest slot may be half an hour ahead of the clock, and the server takes a start that is half an hour late. */
const lateMinutes = 30

/**
 * The trip that a query asks for, mended where it is missing, no date, over already or shorter
 * than a day (docs/product/app.md#home-and-results). A trip that is over keeps its length and moves to the usual start.
 */
export function soundTrip(asked: { start?: string; end?: string }, earliest: string): Trip {
  const start = parseWallTime(asked.start ?? '')
  const end = parseWallTime(asked.end ?? '')
  const length = start && end ? wallMinutes(end) - wallMinutes(start) : 0
  const isLongEnough = start !== undefined && end !== undefined && end >= addDays(start, 1)
  if (!start || start < addMinutes(earliest, -lateMinutes)) {
    const usual = usualTrip(earliest)
    return isLongEnough ? { start: usual.start, end: addMinutes(usual.start, length) } : usual
  }
  return { start, end: isLongEnough ? end : addDays(start, usualDays) }
}
