import { expect, it } from 'vitest'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import { isInHours, nextGap } from './next-gap.ts'

const zone = 'America/New_York'
// 2 December 2026 is a Wednesday.
const hours = { opens: '08:00', closes: '20:00', otherHours: 'sun closed;2026-12-25 closed' }
const at = (wall: string) => toInstant(wall, zone)

const taken = (...spans: [string, string][]) =>
  spans.map(([from, until]) => ({ from: at(from), until: at(until) }))

it.each([
  ['the next half hour', [], 3, '2026-12-02T09:30', '2026-12-02T12:30'],
  [
    'after whoever has it',
    taken(['2026-12-01T10:00', '2026-12-02T15:00']),
    3,
    '2026-12-02T15:00',
    '2026-12-02T18:00',
  ],
  [
    'what ends at closing time fits',
    taken(['2026-12-01T10:00', '2026-12-02T17:00']),
    3,
    '2026-12-02T17:00',
    '2026-12-02T20:00',
  ],
  [
    'what would end later begins on the next day',
    taken(['2026-12-01T10:00', '2026-12-02T17:10']),
    3,
    '2026-12-03T08:00',
    '2026-12-03T11:00',
  ],
  [
    'a gap that is too short is left',
    taken(['2026-12-01T10:00', '2026-12-02T12:00'], ['2026-12-02T14:30', '2026-12-04T10:00']),
    3,
    '2026-12-04T10:00',
    '2026-12-04T13:00',
  ],
  ['a day and a night', [], 24, '2026-12-02T09:30', '2026-12-03T09:30'],
  [
    'it does not end on a day that is closed',
    taken(['2026-12-01T10:00', '2026-12-05T09:00']),
    24,
    '2026-12-07T08:00',
    '2026-12-08T08:00',
  ],
  [
    'it begins when what is next has not begun',
    taken(['2026-12-02T12:30', '2026-12-09T10:00']),
    3,
    '2026-12-02T09:30',
    '2026-12-02T12:30',
  ],
] as const)('%s', (_what, busy, visitHours, from, until) => {
  const gap = nextGap(busy, {
    zone,
    hours,
    now: at('2026-12-02T09:10'),
    visitHours,
    due: undefined,
  })
  expect(gap && [toWall(gap.from, zone), toWall(gap.until, zone)]).toEqual([from, until])
})

it.each([
  [undefined, true],
  ['2026-12-02', true],
  ['2026-12-01', false],
] as const)('due %s is in time: %s', (due, isInTime) => {
  const gap = nextGap([], { zone, hours, now: at('2026-12-02T09:10'), visitHours: 3, due })
  expect(gap?.isInTime).toBe(isInTime)
})

it('a car that is never free, and an area that is never open, have none', () => {
  const now = at('2026-12-02T09:10')
  const asked = { zone, hours, now, visitHours: 3, due: undefined }
  expect(nextGap(taken(['2026-12-01T00:00', '2030-01-01T00:00']), asked)).toBeUndefined()
  const closed = {
    opens: '08:00',
    closes: '20:00',
    otherHours: 'mon closed;tue closed;wed closed;thu closed;fri closed;sat closed;sun closed',
  }
  expect(nextGap([], { ...asked, hours: closed })).toBeUndefined()
  expect(isInHours(at('2026-12-02T07:30'), at('2026-12-02T09:00'), asked)).toBe(false)
})
