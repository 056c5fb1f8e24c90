import { addMinutes, type WallTime, wallMinutes } from './wall-time.ts'

const millisecondsAMinute = 60_000
const minutesADay = 24 * 60

/** How the formatters below show an instant. */
const shown = /^(\d+)\D+(\d+)\D+(\d+)\D+(\d+)\D+(\d+)$/

/** Building a formatter costs far more than using it, so each zone has one. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(zone, formatter)
  return formatter
}

/**
 * What the wall clock of an IANA zone shows at an instant, to the minute.
 * Throws RangeError when the zone is unknown or the instant is no date.
 */
export function toWall(instant: Date, zone: string): WallTime {
  // Text that is taken apart costs a third of what the formatter's own parts do.
  const text = formatterOf(zone).format(instant)
  const [, month, day, year = '', hour, minute] = shown.exec(text) ?? []
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

function offsetMinutes(epochMinutes: number, zone: string): number {
  return wallMinutes(toWall(new Date(epochMinutes * millisecondsAMinute), zone)) - epochMinutes
}

/**
 * The instant at which the wall clock of an IANA zone shows `wall`. A wall time that a
 * daylight-saving change skips moves forward by what was skipped; one that happens twice is its
 * first occurrence. Throws RangeError when the zone is unknown or `wall` is malformed.
 */
export function toInstant(wall: WallTime, zone: string): Date {
  const onClock = wallMinutes(wall)
  // No zone changes its clock twice within two days, so these are the only offsets that can hold.
  const before = offsetMinutes(onClock - minutesADay, zone)
  const after = offsetMinutes(onClock + minutesADay, zone)
  const candidates = [onClock - before, onClock - after].toSorted((a, b) => a - b)
  const found = candidates.find((epoch) => epoch + offsetMinutes(epoch, zone) === onClock)
  return new Date((found ?? onClock - before) * millisecondsAMinute)
}

/** Hours that an IANA zone is ahead of UTC at an instant: `offsetToUTC` on the wire (docs/wire.md). */
export function offsetInForce(instant: Date, zone: string): number {
  return offsetMinutes(Math.floor(instant.getTime() / millisecondsAMinute), zone) / 60
}

/** What a clock `hours` ahead of UTC shows at an instant, to the minute. */
export function toWallAtOffset(instant: Date, hours: number): WallTime {
  return addMinutes(instant.toISOString().slice(0, 16), Math.round(hours * 60))
}
