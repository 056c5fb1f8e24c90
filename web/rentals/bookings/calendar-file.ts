import { type WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'

export type CalendarEvent = {
  /** Unique for ever: importing the file again changes the event instead of adding one. */
  uid: string
  /** On the wall clock of `zone`. */
  start: WallTime
  minutes: number
  title: string
  description: string
  location: string
}

const bytesALine = 75

/** RFC 5545: commas, semicolons, backslashes and line ends of a text are escaped. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[,;]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** RFC 5545: no line is longer than 75 bytes; it goes on after a line end and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > bytesALine) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n')
}

function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/**
 * A calendar file of events on the wall clock of an IANA zone, in UTC, so that every calendar
 * shows the right moment whatever zone it is in. Throws RangeError when the zone is unknown.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { zone, now }: { zone: string; now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tramo//Rental//EN',
    'CALSCALE:GREGORIAN',
  ]
  for (const event of events) {
    const start = toInstant(event.start, zone)
    lines.push(
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(start)}`,
      `DTEND:${utc(new Date(start.getTime() + event.minutes * 60_000))}`,
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `LOCATION:${escaped(event.location)}`,
      'END:VEVENT',
    )
  }
  lines.push('END:VCALENDAR')
  return `${lines.map(folded).join('\r\n')}\r\n`
}
