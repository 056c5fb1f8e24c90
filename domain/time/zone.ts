import { type WallTime, wallFromMinutes, wallMinutes } from './wall-time.ts'

const minuteMs = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(zone, made)
  return made
}

/** What the clocks of an IANA zone show at this instant. Seconds are dropped. */
export function toWall(instant: Date, zone: string): WallTime {
  const part: Record<string, string> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = value
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

/** Minutes that the zone's clocks are ahead of UTC at this instant. */
function offsetMinutes(instant: Date, zone: string): number {
  return wallMinutes(toWall(instant, zone)) - Math.floor(instant.getTime() / minuteMs)
}

/**
 * The instant at which an IANA zone's clocks show `wall`. A time that a change to summer time
 * skips counts from before the change (02:30 becomes 03:30); one that comes twice is the first.
 */
export function toInstant(wall: WallTime, zone: string): Date {
  const asUtc = wallMinutes(wall) * minuteMs
  const dayMs = 1440 * minuteMs
  const before = offsetMinutes(new Date(asUtc - dayMs), zone)
  const after = offsetMinutes(new Date(asUtc + dayMs), zone)
  const candidates = [before, after].map((offset) => new Date(asUtc - offset * minuteMs))
  const shown = candidates.filter(
    (instant) => toWall(instant, zone) === wallFromMinutes(wallMinutes(wall)),
  )
  const [first] = shown.sort((a, b) => a.getTime() - b.getTime())
  return first ?? new Date(asUtc - before * minuteMs)
}

/** Hours ahead of UTC in force, the wire's `offsetToUTC` (PRODUCT.md 2). */
export function offsetInForce(instant: Date, zone: string): number {
  return offsetMinutes(instant, zone) / 60
}
