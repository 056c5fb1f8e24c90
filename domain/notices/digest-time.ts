import { addDays, dayOf, timeOf, type WallTime } from '#domain/time/wall-time.ts'
import { toInstant, toWall } from '#domain/time/zone.ts'

const minuteMs = 60_000
/** News waits so long for more of it. */
const gatherMs = 30 * minuteMs
/** Between two mails of gathered news. */
const restMs = 4 * 60 * minuteMs
/** Gathered news comes between these times of the person's day. */
const from = '08:00'
const to = '20:00'

/**
 * When a mail of gathered news goes out: half an hour after the first of it, at most every four
 * hours, and only between 08:00 and 20:00 of the IANA zone. `last` is when the last one went.
 */
export function digestTime({
  now,
  last,
  zone,
}: {
  now: Date
  last: Date | undefined
  zone: string
}): Date {
  const earliest = new Date(Math.max(now.getTime() + gatherMs, (last?.getTime() ?? 0) + restMs))
  const wall = toWall(earliest, zone)
  const opening = (moment: WallTime) => toInstant(`${dayOf(moment)}T${from}`, zone)
  if (timeOf(wall) < from) return opening(wall)
  return timeOf(wall) < to ? earliest : opening(addDays(wall, 1))
}
