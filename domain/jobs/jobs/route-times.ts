import {
  addDaysToDay,
  daysBetween,
  dayOf,
  wallMinutes,
  type Day,
  type WallTime,
} from '#domain/core/time/wall-time.ts'
import { offsetInForce, toWall } from '#domain/core/time/zone.ts'

/*
 * When a route is driven (docs/product/jobs-matching.md#when): on days of the week, between two
 * times of day, both on the wall clock of its zone.
 */

export type RouteTimes = {
  /** Days of the week on which it begins, Sunday is 0. */
  days: readonly number[]
  /** Or only once, on this day; then the days of the week do not matter. */
  day?: Day
  /** Times of day, HH:mm. `to` is excluded; when it is not later than `from` it is of the next day. */
  from: string
  to: string
  /** The IANA zone of the route's area. */
  zone: string
}

/** From an instant up to, and without, another. */
export type Period = { from: Date; to: Date }

const millisecondsAMinute = 60_000
const minutesADay = 24 * 60

/** 4 January 1970 was a Sunday. */
const weekdayOf = (day: Day): number => ((daysBetween('1970-01-04', day) % 7) + 7) % 7

const instantOf = (epochMinutes: number): Date => new Date(epochMinutes * millisecondsAMinute)

const offsetAt = (epochMinutes: number, zone: string): number =>
  Math.round(offsetInForce(instantOf(epochMinutes), zone) * 60)

/** The first minute after `early` at which the clock is no more what it was then. */
function changeBetween(early: number, late: number, zone: string): number {
  const before = offsetAt(early, zone)
  let [same, changed] = [early, late]
  while (changed - same > 1) {
    const between = Math.floor((same + changed) / 2)
    if (offsetAt(between, zone) === before) same = between
    else changed = between
  }
  return changed
}

/**
 * While a wall clock shows times from `from` up to `to`. What a daylight-saving change skips is not
 * shown, and what it repeats is shown twice: then there are two periods, if an hour lies between.
 */
function shownBetween(from: WallTime, to: WallTime, zone: string): Period[] {
  const [begins, ends] = [wallMinutes(from), wallMinutes(to)]
  // No zone is a day or more from UTC, and none changes its clock twice within these days.
  const [early, late] = [begins - minutesADay, ends + minutesADay]
  const [before, after] = [offsetAt(early, zone), offsetAt(late, zone)]
  if (before === after) return [{ from: instantOf(begins - before), to: instantOf(ends - before) }]
  const change = changeBetween(early, late, zone)
  const spans = [
    { start: begins - before, end: Math.min(ends - before, change) },
    { start: Math.max(begins - after, change), end: ends - after },
  ].filter(({ start, end }) => start < end)
  const [first, second] = spans
  const joined =
    first && second && first.end === second.start
      ? [{ start: first.start, end: second.end }]
      : spans
  return joined.map(({ start, end }) => ({ from: instantOf(start), to: instantOf(end) }))
}

function* occurrencesIn({ days, day: only, from, to, zone }: RouteTimes, start: Date, end: Date) {
  const nextDay = to <= from ? 1 : 0
  // What began the day before may last until now; a clock put back may show yesterday again.
  const last = addDaysToDay(dayOf(toWall(end, zone)), 1)
  let day = addDaysToDay(dayOf(toWall(start, zone)), -1)
  for (; day <= last; day = addDaysToDay(day, 1)) {
    if (only === undefined ? !days.includes(weekdayOf(day)) : day !== only) continue
    const until = `${addDaysToDay(day, nextDay)}T${to}`
    for (const period of shownBetween(`${day}T${from}`, until, zone))
      if (period.from < end && period.to > start) yield period
  }
}

/** When a route is driven between two instants, in their order; the first and last may reach beyond. */
export function occurrences(times: RouteTimes, from: Date, to: Date): Period[] {
  if (from >= to) return []
  // In the hour that is repeated, what began yesterday may go on after what begins today.
  return [...occurrencesIn(times, from, to)].toSorted((a, b) => Number(a.from) - Number(b.from))
}

/** Whether a route is driven at any moment of the window. */
export function isDrivenWithin(times: RouteTimes, { from, to }: Period): boolean {
  return from < to && !occurrencesIn(times, from, to).next().done
}
