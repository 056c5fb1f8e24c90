import { addDays, wallMinutes, type WallTime } from '#domain/core/time/wall-time.ts'

/*
 * A running rental is inspected every 7 days from the moment the car was handed over
 * (docs/product/inspections-and-maintenance.md#weekly-inspection). All moments are on the area's wall clock.
 */

const weekDays = 7
/** So many days before its due time a weekly inspection may be made. */
const opensDays = 2
/** … and so many after it may still be made late; then it is missing (docs/product/inspections-and-maintenance.md#weekly-inspection: within 1 week). */
const lateDays = 7
/** A week that ends with the rental needs no inspection beside that of the return. */
const lastDays = 1
const minutesAWeek = weekDays * 1440

/** One week of a rental: `ahead` is not open yet, `missed` can no longer be made. */
export type WeekState = 'ahead' | 'open' | 'overdue' | 'missed' | 'done'

export type Week = {
  /** Counted from 1. */
  week: number
  opens: WallTime
  due: WallTime
  /** Until then it may be made late. */
  last: WallTime
  state: WeekState
}

export type Running = {
  handedOver: WallTime
  /** The end that was agreed; a rental that is late goes on having weeks. */
  ends: WallTime
  now: WallTime
  /** The weeks that an inspection was made for. */
  done: readonly number[]
}

/** The weeks of a rental whose inspection is open by now or was, and the next one ahead, if any. */
export function weeksOf({ handedOver, ends, now, done }: Running): Week[] {
  const runsTo = now > ends ? now : ends
  const elapsed = wallMinutes(now) - wallMinutes(handedOver)
  const opened = Math.max(0, Math.floor((elapsed + opensDays * 1440) / minutesAWeek))
  const weeks: Week[] = []
  for (let week = 1; week <= opened + 1; week++) {
    const due = addDays(handedOver, week * weekDays)
    if (addDays(due, lastDays) > runsTo) break
    const opens = addDays(due, -opensDays)
    const last = addDays(due, lateDays)
    weeks.push({ week, opens, due, last, state: stateOf({ opens, due, last }, now, done, week) })
  }
  return weeks
}

/** When the first week that `weeks` does not name yet would be due. */
export function dueAfter(handedOver: WallTime, weeks: readonly Week[]): WallTime {
  return addDays(handedOver, (weeks.length + 1) * weekDays)
}

function stateOf(
  { opens, due, last }: Pick<Week, 'opens' | 'due' | 'last'>,
  now: WallTime,
  done: readonly number[],
  week: number,
): WeekState {
  if (done.includes(week)) return 'done'
  if (now < opens) return 'ahead'
  if (now <= due) return 'open'
  return now < last ? 'overdue' : 'missed'
}

/** The week that an inspection made now is for: the oldest that is still open. */
export function weekToInspect(weeks: readonly Week[]): Week | undefined {
  return weeks.find(({ state }) => state === 'open' || state === 'overdue')
}

/** The inspection that the renter has to do next, open or ahead. */
export function nextInspection(weeks: readonly Week[]): Week | undefined {
  return weekToInspect(weeks) ?? weeks.find(({ state }) => state === 'ahead')
}
