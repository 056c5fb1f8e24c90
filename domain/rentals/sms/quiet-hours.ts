import { addDays, dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'

/** Nobody is woken by a text message: from nine in the evening until eight in the morning none is sent. */
const [quietFrom, quietUntil] = ['21:00', '08:00']

/** When a text message may go out at the earliest, on the clock of an IANA zone: now, or in the morning. */
export function awakeAt(now: Date, zone: string): Date {
  const wall = toWall(now, zone)
  const time = timeOf(wall)
  if (time >= quietUntil && time < quietFrom) return now
  const morning = `${dayOf(wall)}T${quietUntil}`
  return toInstant(time < quietUntil ? morning : addDays(morning, 1), zone)
}
