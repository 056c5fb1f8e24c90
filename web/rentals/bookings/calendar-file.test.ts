import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const now = new Date('2026-11-21T12:00:00Z')
const pickup: CalendarEvent = {
  uid: 'order-1-pickup@tramo',
  start: '2026-11-24T10:00',
  minutes: 30,
  title: 'Pick up: Toyota Prius',
  description: 'Bring your license',
  location: '7th St, Oakland',
}

function file(change: Partial<CalendarEvent>, zone = 'America/Los_Angeles') {
  return calendarFile([{ ...pickup, ...change }], { zone, now })
}

describe('the moment', () => {
  test('10:00 in Los Angeles in November is 18:00 UTC, and the event lasts half an hour', () => {
    expect(file({})).toContain('DTSTART:20261124T180000Z\r\nDTEND:20261124T183000Z\r\n')
  })
  test('in July daylight saving counts', () => {
    expect(file({ start: '2026-07-24T10:00' })).toContain('DTSTART:20260724T170000Z')
  })
  test('in Hawaii it never does', () => {
    expect(file({ start: '2026-07-24T10:00' }, 'Pacific/Honolulu')).toContain(
      'DTSTART:20260724T200000Z',
    )
  })
})

describe('the text', () => {
  test('commas, semicolons, backslashes and line ends are escaped', () => {
    expect(file({ location: 'A, B; C\\D\nE' })).toContain('LOCATION:A\\, B\\; C\\\\D\\nE\r\n')
  })
  test('no line is longer than 75 bytes, also with letters of two bytes, and nothing is lost', () => {
    const description = 'ñ'.repeat(120)
    const text = file({ description })
    const longest = Math.max(
      ...text.split('\r\n').map((line) => new TextEncoder().encode(line).length),
    )
    expect(longest).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`)
  })
})

test('two events make one calendar', () => {
  const text = calendarFile([pickup, { ...pickup, uid: 'order-1-return@tramo' }], {
    zone: 'America/New_York',
    now,
  })
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
