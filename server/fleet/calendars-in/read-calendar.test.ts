import { expect, test } from 'vitest'
import { readCalendar } from './read-calendar.ts'

const now = new Date('2026-11-20T18:00:00Z')
const zone = 'America/Los_Angeles'

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Turo//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

/** The times of a text, as ISO without seconds. */
async function timesOf(text: string) {
  const read = await readCalendar({ text, zone, now, own: '@cars.example.com' })
  if (!Array.isArray(read)) return read
  return read.map(({ from, until }) =>
    [from, until].map((at) => at.toISOString().slice(0, 16)).join(' '),
  )
}

test.each([
  [
    'times of UTC',
    event('UID:1', 'DTSTART:20261203T180000Z', 'DTEND:20261207T180000Z'),
    ['2026-12-03T18:00 2026-12-07T18:00'],
  ],
  [
    'days, on the clock of the area',
    event('UID:1', 'DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261207'),
    ['2026-12-03T08:00 2026-12-07T08:00'],
  ],
  [
    'one day without an end',
    event('UID:1', 'DTSTART;VALUE=DATE:20261203'),
    ['2026-12-03T08:00 2026-12-04T08:00'],
  ],
  [
    'times without a zone, on the clock of the area',
    event('UID:1', 'DTSTART:20261203T100000', 'DTEND:20261203T120000'),
    ['2026-12-03T18:00 2026-12-03T20:00'],
  ],
  [
    'times of a zone',
    event('UID:1', 'DTSTART;TZID=America/New_York:20261203T100000', 'DURATION:PT2H'),
    ['2026-12-03T15:00 2026-12-03T17:00'],
  ],
  [
    'one that has begun',
    event('UID:1', 'DTSTART:20261101T180000Z', 'DTEND:20261207T180000Z'),
    ['2026-11-01T18:00 2026-12-07T18:00'],
  ],
  ['none that is over', event('UID:1', 'DTSTART:20261101T180000Z', 'DTEND:20261107T180000Z'), []],
  [
    'none that is cancelled',
    event('UID:1', 'STATUS:CANCELLED', 'DTSTART:20261203T180000Z', 'DTEND:20261207T180000Z'),
    [],
  ],
  [
    'none that keeps nobody’s time',
    event('UID:1', 'TRANSP:TRANSPARENT', 'DTSTART:20261203T180000Z', 'DTEND:20261207T180000Z'),
    [],
  ],
  [
    'none that we wrote',
    event('UID:rental@cars.example.com', 'DTSTART:20261203T180000Z', 'DTEND:20261207T180000Z'),
    [],
  ],
  [
    'both of two with one id',
    [
      ...event('UID:1', 'DTSTART:20261203T180000Z', 'DTEND:20261204T180000Z'),
      ...event('UID:1', 'DTSTART:20261213T180000Z', 'DTEND:20261214T180000Z'),
    ],
    ['2026-12-03T18:00 2026-12-04T18:00', '2026-12-13T18:00 2026-12-14T18:00'],
  ],
  [
    'two without an id, and one under a name of the language',
    [
      ...event('DTSTART:20261203T180000Z', 'DTEND:20261204T180000Z'),
      ...event('DTSTART:20261213T180000Z', 'DTEND:20261214T180000Z'),
      ...event('UID:__proto__', 'DTSTART:20261223T180000Z', 'DTEND:20261224T180000Z'),
    ],
    [
      '2026-12-03T18:00 2026-12-04T18:00',
      '2026-12-13T18:00 2026-12-14T18:00',
      '2026-12-23T18:00 2026-12-24T18:00',
    ],
  ],
  [
    'what repeats, without what was taken out, and one moved',
    [
      ...event(
        'UID:1',
        'DTSTART:20261203T180000Z',
        'DTEND:20261203T200000Z',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE:20261210T180000Z',
      ),
      ...event(
        'UID:1',
        'RECURRENCE-ID:20261217T180000Z',
        'DTSTART:20261218T180000Z',
        'DTEND:20261218T200000Z',
      ),
    ],
    [
      '2026-12-03T18:00 2026-12-03T20:00',
      '2026-12-18T18:00 2026-12-18T20:00',
      '2026-12-24T18:00 2026-12-24T20:00',
    ],
  ],
  [
    'an event between lines that are none, with an alarm',
    [
      'no colon here',
      ':::',
      ...event(
        'UID:1',
        'DTSTART:20261203T180000Z',
        'SUMMARY:Añ;o\\',
        'BEGIN:VALARM',
        'DTSTART:20200101T000000Z',
        'END:VALARM',
        'DTEND:20261207T1800',
        ' 00Z',
        'X-BROKEN',
      ),
    ],
    ['2026-12-03T18:00 2026-12-07T18:00'],
  ],
  ['no event at all', [], []],
])('reads %s', async (_what, lines, expected) => {
  expect(await timesOf(calendar(...lines))).toEqual(expected)
})

test.each([
  ['another page', '<!doctype html><title>Sign in</title>', 'notCalendar'],
  ['nothing', '', 'notCalendar'],
  [
    'a calendar that was cut off',
    calendar(...event('UID:1', 'DTSTART:20261203T180000Z', 'DTEND:20261207T180000Z')).slice(0, -20),
    'notCalendar',
  ],
  [
    'an event that does not end',
    calendar('BEGIN:VEVENT', 'DTSTART:20261203T180000Z'),
    'notCalendar',
  ],
  ['an event without a date', calendar(...event('UID:1', 'DTSTART:soon')), 'unreadable'],
  [
    'every second for ever',
    calendar(
      ...event(
        'UID:1',
        'DTSTART:20261203T180000Z',
        'DTEND:20261203T180001Z',
        'RRULE:FREQ=SECONDLY',
      ),
    ),
    'unreadable',
  ],
  [
    'every day of many years, twice and thrice',
    calendar(
      ...[1, 2, 3].flatMap((id) =>
        event(`UID:${id}`, 'DTSTART:20261203T180000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
      ),
    ),
    'tooMany',
  ],
  ['a million lines', calendar('X\r\n'.repeat(1_000_000)), 'tooMany'],
  [
    'more events than are taken',
    calendar(
      ...Array.from({ length: 2001 }, (_, at) =>
        event(`UID:${at}`, 'DTSTART:20261203T180000Z'),
      ).flat(),
    ),
    'tooMany',
  ],
])(
  'takes nothing of %s, and says why',
  async (_what, text, expected) => {
    expect(await timesOf(text)).toEqual(expected)
  },
  60_000,
)

test('a calendar whose rules keep a library busy is given up in time', async () => {
  const all = (count: number) => Array.from({ length: count }, (_, at) => at).join(',')
  const rule = `RRULE:FREQ=YEARLY;BYSETPOS=300;BYHOUR=${all(24)};BYMINUTE=${all(60)};BYSECOND=${all(60)}`
  const text = calendar(
    ...Array.from({ length: 200 }, (_, at) =>
      event(`UID:${at}`, 'DTSTART:19700101T000000Z', 'DURATION:PT1S', rule),
    ).flat(),
  )
  const longestMs = 1000
  expect(await readCalendar({ text, zone, now, own: '', longestMs })).toBe('tooSlow')
})
