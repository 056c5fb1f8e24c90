import ical from 'ical-generator'

/** One time of a calendar. */
export type Entry = {
  /** Unique for ever within this installation: read again, it changes the time instead of adding one. */
  id: string
  start: Date
  end: Date
  title: string
  text?: string
  place?: string
  /** Where it leads. */
  url?: string
  /** When anything of it changed last. */
  changedAt: Date
}

/** Calendars ask again after so long, as far as they listen. */
const restSeconds = 3600

/**
 * A calendar as every program reads it (RFC 5545): all times in UTC. The same entries make the same text, so that who
 * asks again is told that nothing changed.
 * @param host what the ids of its entries end with
 */
export function writeCalendar(
  entries: readonly Entry[],
  { name, company, host }: { name: string; company: string; host: string },
): string {
  const prodId = { company, product: 'Calendar', language: 'EN' }
  const calendar = ical({ name, prodId, ttl: restSeconds })
  for (const { id, start, end, title, text, place, url, changedAt } of entries)
    calendar.createEvent({
      id: `${id}@${host}`,
      start,
      end,
      summary: title,
      description: text ?? null,
      location: place ?? null,
      url: url ?? null,
      stamp: changedAt,
      lastModified: changedAt,
      // Some programs take only a number that grows for a change.
      sequence: Math.floor(changedAt.getTime() / 1000) % 2_000_000_000,
    })
  return `${calendar.toString()}\r\n`
}
