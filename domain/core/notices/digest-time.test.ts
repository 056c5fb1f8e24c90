import { expect, test } from 'vitest'
import { digestTime, type NoticeHours } from './digest-time.ts'

const zone = 'America/Los_Angeles'
const at = (iso: string, last?: string, hours: NoticeHours = { from: 8, to: 20 }) =>
  digestTime({
    now: new Date(iso),
    last: last ? new Date(last) : undefined,
    zone,
    hours,
  }).toISOString()

test('gathered news waits half an hour for more', () => {
  expect(at('2026-11-20T18:00:00Z')).toBe('2026-11-20T18:30:00.000Z')
})

test('there are four hours between two mails', () => {
  expect(at('2026-11-20T18:00:00Z', '2026-11-20T17:00:00Z')).toBe('2026-11-20T21:00:00.000Z')
  expect(at('2026-11-20T18:00:00Z', '2026-11-20T09:00:00Z')).toBe('2026-11-20T18:30:00.000Z')
})

test('nothing is sent at night: it waits until eight in the morning in the person’s zone', () => {
  // 19:45 in Los Angeles, so 20:15 would be too late.
  expect(at('2026-11-21T03:45:00Z')).toBe('2026-11-21T16:00:00.000Z')
  expect(at('2026-11-21T10:00:00Z')).toBe('2026-11-21T16:00:00.000Z')
  expect(at('2026-11-21T03:29:00Z')).toBe('2026-11-21T03:59:00.000Z')
  // The clocks went back in the night between: eight o’clock is an hour later in UTC.
  expect(at('2026-11-01T04:00:00Z')).toBe('2026-11-01T16:00:00.000Z')
})

test.each([
  ['before the hours', '2026-11-20T13:00:00Z', { from: 6, to: 7 }, '2026-11-20T14:00:00.000Z'],
  ['within them', '2026-11-20T14:00:00Z', { from: 6, to: 7 }, '2026-11-20T14:30:00.000Z'],
  ['at their end', '2026-11-20T14:30:00Z', { from: 6, to: 7 }, '2026-11-21T14:00:00.000Z'],
  [
    'in the last minute of a whole day',
    '2026-11-21T07:29:00Z',
    { from: 0, to: 24 },
    '2026-11-21T07:59:00.000Z',
  ],
  [
    'at midnight of a whole day',
    '2026-11-21T07:30:00Z',
    { from: 0, to: 24 },
    '2026-11-21T08:00:00.000Z',
  ],
  [
    'after the day’s last hour',
    '2026-11-21T07:30:00Z',
    { from: 23, to: 24 },
    '2026-11-22T07:00:00.000Z',
  ],
])('the hours are the person’s own: %s', (_when, now, hours, due) => {
  expect(at(now, undefined, hours)).toBe(due)
})

test('an hour that the clocks skip opens when they go on', () => {
  expect(at('2027-03-14T09:00:00Z', undefined, { from: 2, to: 4 })).toBe('2027-03-14T10:00:00.000Z')
})
