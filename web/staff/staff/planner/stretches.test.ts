import { expect, test } from 'vitest'
import type { Bar } from '#protocol/staff/planner/staff-calendar.ts'
import { daysOf, nextMinute, stretchAt, stretchesOf, wallIn } from './stretches.ts'

const bar = (id: string, start: string, end: string, gapEnd = end): Bar => ({
  id,
  kind: 'rental',
  state: 'booked',
  start,
  end,
  gapEnd,
})
const window = { from: '2026-11-23', days: 14 }
const day = 1_440
const told = (bars: Bar[]) =>
  stretchesOf(bars, window).map(({ bar: one, from, until, gapUntil }) => [
    one?.id ?? 'free',
    from / 60,
    until / 60,
    gapUntil / 60,
  ])

test.each([
  ['nothing at all is free for the whole window', [], [['free', 0, 336, 336]]],
  [
    'a booking has its gap, and what is left is free',
    [bar('a', '2026-11-24T10:00', '2026-11-26T10:00', '2026-11-26T18:00')],
    [
      ['free', 0, 34, 34],
      ['a', 34, 82, 90],
      ['free', 90, 336, 336],
    ],
  ],
  [
    'what begins before and ends after is cut at both ends',
    [bar('a', '2026-10-01T10:00', '2027-01-01T10:00', '2027-01-01T18:00')],
    [['a', 0, 336, 336]],
  ],
  [
    'of what ended before only the gap is left',
    [bar('a', '2026-11-20T10:00', '2026-11-22T20:00', '2026-11-23T04:00')],
    [
      ['a', 0, 0, 4],
      ['free', 4, 336, 336],
    ],
  ],
  [
    'an extension begins where the gap of its rental would be',
    [
      bar('a', '2026-11-23T00:00', '2026-11-25T10:00', '2026-11-25T18:00'),
      bar('b', '2026-11-25T10:00', '2026-11-28T10:00', '2026-11-28T18:00'),
    ],
    [
      ['a', 0, 58, 58],
      ['b', 58, 130, 138],
      ['free', 138, 336, 336],
    ],
  ],
  [
    'a car that is not back stands in the way of who comes next',
    [
      bar('late', '2026-11-20T10:00', '2026-11-24T12:00', '2026-11-25T12:00'),
      bar('next', '2026-11-24T10:00', '2026-11-26T10:00', '2026-11-26T18:00'),
    ],
    [
      ['late', 0, 34, 34],
      ['next', 34, 82, 90],
      ['free', 90, 336, 336],
    ],
  ],
])('%s', (_, bars, expected) => {
  expect(told(bars)).toEqual(expected)
})

const row = stretchesOf(
  [bar('a', '2026-11-25T10:00', '2026-11-26T10:00', '2026-11-26T18:00')],
  window,
)
const hours = (minutes: number | undefined) => (minutes === undefined ? undefined : minutes / 60)

test.each([
  ['day by day through what is free', 0, 1, 24],
  ['on to the bar after its last day', 48, 1, 58],
  ['from a bar to what is free after it', 58, 1, 90],
  ['nowhere after the end', 13 * 24, 1, undefined],
  ['back day by day', 48, -1, 24],
  ['nowhere before the beginning', 0, -1, undefined],
  ['from a bar to the last free day before it', 58, -1, 48],
  ['from what is free to the bar before it', 90, -1, 58],
  ['to the beginning of what is free in the middle of a day', 96, -1, 90],
] as const)('arrows go %s', (_, at, step, expected) => {
  expect(hours(nextMinute(row, at * 60, step))).toBe(expected)
})

test('a minute has its piece, and days are counted from the first', () => {
  expect(stretchAt(row, 60 * 60)?.bar?.id).toBe('a')
  expect(stretchAt(row, 14 * day)?.bar).toBeUndefined()
  expect(daysOf({ from: 34 * 60, gapUntil: 90 * 60 })).toEqual({ first: 1, count: 3 })
  expect(wallIn(34 * 60, '2026-11-23')).toBe('2026-11-24T10:00')
})
