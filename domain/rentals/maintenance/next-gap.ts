import { hoursOn, type OpeningHours } from '#domain/core/time/opening-hours.ts'
import { slotMinutes, timeSlots } from '#domain/core/time/time-slots.ts'
import { addDaysToDay, type Day, dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'

/** How long a visit to the workshop is where nobody says otherwise, and at most; hours. */
export const usualVisitHours = 24
export const mostVisitHours = 240

/** So many days ahead a gap is looked for. */
export const gapDays = 90

/** A time that somebody has the car. */
type Taken = { from: Date; until: Date }

export type Gap = {
  from: Date
  until: Date
  /** It is over before what is due has passed. */
  isInTime: boolean
}

type Asked = {
  /** Of the car's area. */
  zone: string
  hours: OpeningHours
  now: Date
  /** How long the visit is. */
  visitHours: number
  /** The last day on which it is not late, if there is one. */
  due: Day | undefined
}

/** Whether a visit begins and ends while somebody is there: its last minute may be that of closing time. */
export function isInHours(from: Date, until: Date, { zone, hours }: Pick<Asked, 'zone' | 'hours'>) {
  const isOpen = (moment: Date) => {
    const wall = toWall(moment, zone)
    const open = hoursOn(hours, dayOf(wall))
    return open !== undefined && timeOf(wall) >= open.opens && timeOf(wall) <= open.closes
  }
  return isOpen(from) && isOpen(until)
}

/**
 * The first time that a car is free for a visit of so many hours, from and to a half hour at which its area is open, within
 * 90 days (docs/product/workshop.md#visits). The first one is the one that is in time, if any is.
 * @param taken in any order
 */
export function nextGap(taken: readonly Taken[], asked: Asked): Gap | undefined {
  const { zone, hours, now, visitHours, due } = asked
  const today = dayOf(toWall(now, zone))
  for (let days = 0; days <= gapDays; days += 1) {
    const day = addDaysToDay(today, days)
    const open = hoursOn(hours, day)
    if (!open) continue
    for (const { time } of timeSlots({ day, from: open.opens, to: open.closes })) {
      const from = toInstant(`${day}T${time}`, zone)
      if (from < now) continue
      const until = new Date(from.getTime() + visitHours * 3_600_000)
      if (!isInHours(from, until, asked)) continue
      if (taken.some((one) => one.from < until && from < one.until)) continue
      return { from, until, isInTime: due === undefined || dayOf(toWall(until, zone)) <= due }
    }
  }
  return undefined
}

/** A visit begins at a half hour. */
export const isHalfHour = (time: string): boolean => Number(time.slice(3)) % slotMinutes === 0
