import { addDays, type WallTime } from '#domain/core/time/wall-time.ts'
import type { Bar, PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { minutesADay, type Stretch } from './stretches.ts'

export type Range = { from: number; until: number }

/** A piece of a row whose panel is open; of what is free, with the time that is meant. */
export type Chosen = { row: number; car: PlannerCar; stretch: Stretch; range: Range }

/** A booking that is on its way to another car; dropped on the target it waits for the word of who moves it. */
export type Moving = { row: number; car: PlannerCar; bar: Bar; target: number; isDropped: boolean }

/** A booking that is drawn longer or shorter, with the dates that it would have. */
export type Dating = { row: number; car: PlannerCar; bar: Bar; start: WallTime; end: WallTime }

/** Whether a bar is a booking whose dates can be asked about: before its keys, or with its renter on the road. */
export const isDatable = (bar: Bar | undefined): bar is Bar & { order: string } =>
  isMovable(bar) || (bar?.kind === 'rental' && bar.order !== undefined && bar.state === 'out')

/** A bar with its start or its end so many whole days later; never shorter than a day. */
export function shifted(
  { start, end }: Pick<Dating, 'start' | 'end'>,
  edge: 'start' | 'end',
  days: number,
): Pick<Dating, 'start' | 'end'> {
  if (edge === 'end') {
    const later = addDays(end, days)
    return { start, end: later < addDays(start, 1) ? addDays(start, 1) : later }
  }
  const later = addDays(start, days)
  return { start: addDays(later, 1) > end ? addDays(end, -1) : later, end }
}

/** Whether a bar is a booking that waits for its keys. */
export const isMovable = (bar: Bar | undefined): bar is Bar & { order: string } =>
  bar?.kind === 'rental' &&
  bar.order !== undefined &&
  (bar.state === 'booked' || bar.state === 'unconfirmed')

/** Trips begin at ten where nothing else is said, last a week, and leave eight hours to who comes next. */
const [usualHour, usualDays, workMinutes, halfAnHour] = [600, 7, 480, 30]

/** The time that is meant by a press on a minute of what is free, `now` being the minute that it is. */
export function usualRange(stretch: Stretch, minute: number, now: number, days: number): Range {
  const up = (time: number) => Math.ceil(time / halfAnHour) * halfAnHour
  const day = Math.floor(minute / minutesADay) * minutesADay
  const from = Math.min(
    Math.max(up(stretch.from), day + usualHour, up(now)),
    Math.max(up(stretch.from), stretch.until - halfAnHour),
  )
  // Nothing comes after the last day that is shown, as far as is known.
  const most = stretch.until === days * minutesADay ? Infinity : stretch.until
  const until = Math.min(from + usualDays * minutesADay, most - workMinutes)
  return { from, until: until > from ? until : Math.min(most, from + minutesADay) }
}
