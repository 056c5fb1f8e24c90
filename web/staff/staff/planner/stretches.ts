import {
  type Day,
  type WallTime,
  wallFromMinutes,
  wallMinutes,
} from '#domain/core/time/wall-time.ts'
import type { Bar } from '#protocol/staff/planner/staff-calendar.ts'

export const minutesADay = 1_440

/** One piece of a row: a bar with the gap after it, or what nobody has; in minutes from the first day’s midnight. */
export type Stretch = {
  id: string
  from: number
  until: number
  /** Until when the work after it takes; `until` of what has none. */
  gapUntil: number
  /** Absent of what is free. */
  bar?: Bar
}

type Window = { from: Day; days: number }

/** The minute of a wall time in a window that begins at midnight of `from`; negative before it. */
export const minuteIn = (wall: WallTime, from: Day): number =>
  wallMinutes(wall) - wallMinutes(`${from}T00:00`)

/** The reverse of `minuteIn`. */
export const wallIn = (minute: number, from: Day): WallTime =>
  wallFromMinutes(wallMinutes(`${from}T00:00`) + minute)

/**
 * The whole window of a car in pieces that follow each other: its bars, each with its gap up to the next bar, and
 * what is free between them.
 */
export function stretchesOf(bars: readonly Bar[], { from, days }: Window): Stretch[] {
  const end = days * minutesADay
  const within = (minute: number) => Math.min(end, Math.max(0, minute))
  const found: Stretch[] = []
  let at = 0
  const free = (until: number) => {
    if (until > at) found.push({ id: `free ${at}`, from: at, until, gapUntil: until })
  }
  bars.forEach((bar, index) => {
    const next = bars[index + 1]
    const most = next ? within(minuteIn(next.start, from)) : end
    const start = Math.max(at, within(minuteIn(bar.start, from)))
    const until = Math.min(most, within(minuteIn(bar.end, from)))
    const gapUntil = Math.max(until, Math.min(most, within(minuteIn(bar.gapEnd, from))))
    if (gapUntil <= start) return
    free(start)
    found.push({ id: bar.id, from: start, until: Math.max(start, until), gapUntil, bar })
    at = gapUntil
  })
  free(end)
  return found
}

/** The piece that has a minute; the last one for the end of the window. */
export const stretchAt = (stretches: readonly Stretch[], minute: number): Stretch | undefined =>
  stretches.find(({ gapUntil }) => minute < gapUntil) ?? stretches.at(-1)

/** Where arrows go in a row: day by day through what is free, else from piece to piece. */
export function nextMinute(
  stretches: readonly Stretch[],
  minute: number,
  step: 1 | -1,
): number | undefined {
  const at = stretches.findIndex(({ gapUntil }) => minute < gapUntil)
  const here = stretches[at]
  if (!here) return undefined
  const day = Math.floor(minute / minutesADay) + step
  const target = day * minutesADay
  if (!here.bar) {
    if (step === 1 && target < here.until) return target
    if (step === -1 && (day + 1) * minutesADay > here.from && minute > here.from)
      return Math.max(here.from, Math.min(target, minute - 1))
  }
  const next = stretches[at + step]
  if (!next) return undefined
  if (step === 1 || next.bar) return next.from
  return Math.max(next.from, Math.floor((next.until - 1) / minutesADay) * minutesADay)
}

/** Whole days on which hours of a stretch are. */
export function daysOf({ from, gapUntil }: Pick<Stretch, 'from' | 'gapUntil'>): {
  first: number
  count: number
} {
  const first = Math.floor(from / minutesADay)
  return { first, count: Math.max(1, Math.ceil(gapUntil / minutesADay) - first) }
}
