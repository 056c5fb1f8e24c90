import { addDaysToDay, dayOf } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'

/** Minutes a freed car is kept for the person it is offered to (docs/product/search.md#waiting-list). */
export const offerMinutes = 120

/** Only these hours on the area's wall clock count: nobody has to answer at night (docs/product/search.md#waiting-list). */
export const offerHours = { from: '08:00', until: '22:00' } as const

const millisecondsAMinute = 60_000

/**
 * The instant at which an offer made `now` runs out: 2 hours that count from 08:00 to 22:00 only
 * on the clock of the IANA `zone`, and never later than the `start` of the trip, after which the
 * car would be kept for nobody (docs/product/search.md#waiting-list). Throws RangeError when the zone is unknown.
 */
export function offerExpiresAt({
  now,
  zone,
  start,
}: {
  now: Date
  zone: string
  start: Date
}): Date {
  const counted = countedUntil(now, zone)
  return counted < start ? counted : start
}

function countedUntil(now: Date, zone: string): Date {
  let left = offerMinutes * millisecondsAMinute
  let day = dayOf(toWall(now, zone))
  for (;;) {
    // Real minutes between two instants: a day of 23 or 25 hours needs no rule of its own.
    const opens = toInstant(`${day}T${offerHours.from}`, zone).getTime()
    const closes = toInstant(`${day}T${offerHours.until}`, zone).getTime()
    const from = Math.max(now.getTime(), opens)
    const today = Math.max(0, closes - from)
    if (left <= today) return new Date(from + left)
    left -= today
    day = addDaysToDay(day, 1)
  }
}
