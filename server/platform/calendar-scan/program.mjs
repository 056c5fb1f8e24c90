/*
 * A program of its own: reads a calendar that another company's server sent. The server starts it with nothing of its
 * own (no environment but the zone UTC, in which a time without a zone keeps its digits), gives it one calendar, and
 * ends it when it takes too long: inside the server nothing could interrupt a library
 * (server/fleet/calendars-in/read-calendar.ts).
 */
import nodeIcal from 'node-ical'

/**
 * Milliseconds since 1970. `own` ends the ids of events that we wrote ourselves; at most `mostTimes` are answered.
 * @typedef {{ text: string, from: number, until: number, own: string, mostEvents: number, mostTimes: number }} Question
 * `isWall`: the digits are those of a wall clock, which the calendar does not name.
 * @typedef {{ start: number, end: number, isWall: boolean }} Time
 * @typedef {Time[] | 'notCalendar' | 'tooMany' | 'unreadable'} Answer
 */

/** Nothing that is needed is longer; what is, is of a text. */
const longestLine = 2000
const mostLines = 100_000

/** What of an event says when it is; whose it is and what they wrote stays outside. */
const needed =
  /^(UID|DTSTART|DTEND|DURATION|RRULE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SEQUENCE)[;:]/i
const dayMs = 86_400_000

/** Lines as they were before they were folded; a longer one than any that is needed is cut. @param {string} text */
function unfolded(text) {
  /** @type {string[]} */
  const lines = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = lines.length - 1
    const isMore = (line.startsWith(' ') || line.startsWith('\t')) && last >= 0
    if (!isMore) lines.push(line.slice(0, longestLine))
    else if ((lines[last] ?? '').length < longestLine)
      lines[last] = ((lines[last] ?? '') + line.slice(1)).slice(0, longestLine)
  }
  return lines
}

/** @param {readonly string[]} event @param {string} name */
const valueOf = (event, name) => {
  const line = event.find((one) => one.toUpperCase().startsWith(name))
  return line?.slice(line.indexOf(':') + 1).trim()
}

/**
 * The calendar with what says when its events are, each event under an id of its own: a library that keeps them by
 * id would lose one of two with the same.
 * @param {string[]} lines @param {Question} question
 * @returns {{ text: string } | 'notCalendar' | 'tooMany'}
 */
function narrowed(lines, { own, mostEvents }) {
  /** @type {string[]} */
  const kept = []
  /** @type {string[] | undefined} */
  let event
  let depth = 0
  let zones = 0
  let events = 0
  const known = new Map()
  for (const line of lines) {
    const word = line.trim().toUpperCase()
    if (word === 'BEGIN:VEVENT') {
      event = []
      depth = 0
      if (++events > mostEvents) return 'tooMany'
    } else if (word === 'END:VEVENT' && event) {
      const id = valueOf(event, 'UID')
      if (!(id && own && id.endsWith(own))) {
        const isOverride = event.some((one) => /^RECURRENCE-ID[;:]/i.test(one))
        const times = known.get(id) ?? 0
        if (!isOverride) known.set(id, times + 1)
        const name = isOverride || times === 0 ? (id ?? `none-${events}`) : `${id}-${times}-again`
        kept.push(
          'BEGIN:VEVENT',
          `UID:id-${name}`,
          ...event.filter((one) => !/^UID[;:]/i.test(one)),
          'END:VEVENT',
        )
      }
      event = undefined
    } else if (event) {
      // An alarm within it has times that are not its own.
      if (word.startsWith('BEGIN:')) depth++
      else if (word.startsWith('END:')) depth--
      else if (depth === 0 && needed.test(line)) event.push(line)
    } else if (word === 'BEGIN:VTIMEZONE' || zones > 0) {
      if (word === 'BEGIN:VTIMEZONE') zones++
      kept.push(line)
      if (word === 'END:VTIMEZONE') zones = 0
    }
  }
  if (event) return 'notCalendar'
  return { text: ['BEGIN:VCALENDAR', 'VERSION:2.0', ...kept, 'END:VCALENDAR'].join('\r\n') }
}

/** @param {Question} question @returns {Answer} */
function read(question) {
  const lines = unfolded(question.text.replace(/^\uFEFF/, ''))
  if (lines.length > mostLines) return 'tooMany'
  const said = lines.map((line) => line.trim().toUpperCase()).filter(Boolean)
  // One that was cut off says less than was meant.
  if (said[0] !== 'BEGIN:VCALENDAR' || said.at(-1) !== 'END:VCALENDAR') return 'notCalendar'
  const calendar = narrowed(lines, question)
  if (typeof calendar === 'string') return calendar
  const parsed = nodeIcal.sync.parseICS(calendar.text)
  /** @type {Time[]} */
  const times = []
  for (const event of Object.values(parsed)) {
    if (!event || event.type !== 'VEVENT') continue
    const found = timesOf(event, question)
    if (found === undefined) return 'unreadable'
    for (const time of found) times.push(time)
    if (times.length > question.mostTimes) return 'tooMany'
  }
  return times
}

/** Whether it keeps nobody's time. @param {import('node-ical').VEvent} event */
const isFree = ({ status, transparency }) =>
  status?.toUpperCase() === 'CANCELLED' || transparency?.toUpperCase() === 'TRANSPARENT'

/** @param {import('node-ical').VEvent} event @param {Question} question @returns {Time[] | undefined} */
function timesOf(event, { from, until }) {
  const { start, end } = event
  if (!(start instanceof Date) || !(end instanceof Date)) return undefined
  if (Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return undefined
  if (isFree(event)) return []
  const found = nodeIcal.expandRecurringEvent(event, {
    // A day of every zone.
    from: new Date(from - dayMs),
    to: new Date(until),
    expandOngoing: true,
  })
  return found
    .filter((one) => !isFree(one.event) && one.end > one.start)
    .map((one) => ({
      start: one.start.getTime(),
      end: one.end.getTime(),
      isWall: one.isFullDay || start.tz === undefined,
    }))
}

process.once('message', (question) => {
  /** @type {Answer} */
  let answer
  try {
    answer = read(/** @type {Question} */ (question))
  } catch {
    answer = 'unreadable'
  }
  process.send?.(answer, () => process.exit(0))
})
process.once('disconnect', () => process.exit(0))
