import { expect, test } from 'vitest'
import { digestTime } from './digest-time.ts'

const zone = 'America/Los_Angeles'
const at = (iso: string, last?: string) =>
  digestTime({ now: new Date(iso), last: last ? new Date(last) : undefined, zone }).toISOString()

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
