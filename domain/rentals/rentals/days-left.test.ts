import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

const week = { start: '2026-11-24T10:00', end: '2026-12-01T10:00' }

test.each([
  ['at an early pickup, seven of seven', '2026-11-24T09:35', 7],
  ['at the start', '2026-11-24T10:00', 7],
  ['in the evening of the first day', '2026-11-24T22:00', 7],
  ['after the first midnight', '2026-11-25T00:05', 6],
  ['keys on the evening before, still seven', '2026-11-23T23:50', 7],
  ['on the evening before the last day', '2026-11-30T23:00', 1],
  ['on the last day', '2026-12-01T08:00', 0],
  ['after its end on the same day', '2026-12-01T18:00', 0],
  ['a day late', '2026-12-02T09:00', -1],
])('%s', (_, now, days) => {
  expect(daysLeft(now, week)).toBe(days)
})

test('a pickup half an hour early does not make fourteen days fifteen', () => {
  const fortnight = { start: '2026-11-24T10:00', end: '2026-12-08T10:00' }
  expect(daysLeft('2026-11-24T09:30', fortnight)).toBe(14)
})

test('a clock that is put back in between makes no day more', () => {
  const overChange = { start: '2026-10-30T10:00', end: '2026-11-06T10:00' }
  expect(daysLeft('2026-10-30T09:00', overChange)).toBe(7)
})
