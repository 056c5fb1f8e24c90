import { addDays, dayOf, timeOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'

const minuteMs = 60_000
/** News waits so long for more of it. */
const gatherMs = 30 * minuteMs
/** Between two mails of gathered news. */
const restMs = 4 * 60 * minuteMs
/** Whole hours of the person's day, from 0 to 24; `from` is less than `to`. */
export type NoticeHours = { from: number; to: number }

const timeAt = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/**
 * When a mail of gathered news goes out: half an hour after the first of it, at most every four
 * hours, and only within the person's hours in the IANA zone. `last` is when the last one went
 * (docs/product/accounts.md#notices).
 */
export function digestTime({
  now,
  last,
  zone,
  hours,
}: {
  now: Date
  last: Date | undefined
  zone: string
  hours: NoticeHours
}): Date {
  const from = timeAt(hours.from)
  const to = timeAt(hours.to)
  const earliest = new Date(Math.max(now.getTime() + gatherMs, (last?.getTime() ?? 0) + restMs))
  const wall = toWall(earliest, zone)
  const opening = (moment: WallTime) => toInstant(`${dayOf(moment)}T${from}`, zone)
  if (timeOf(wall) < from) return opening(wall)
  return timeOf(wall) < to ? earliest : opening(addDays(wall, 1))
}
