import { expect, test } from 'vitest'
import { isEarlyReturn, noticeNow, noticeOf } from './early-return.ts'

test.each([
  ['2027-01-12T09:59', true],
  ['2027-01-12T10:00', false],
  ['2027-01-14T10:00', false],
])('a return at %s of a rental until 10:00 of the 12th: early %s', (returned, early) => {
  const end = '2027-01-12T10:00'
  expect(isEarlyReturn(returned, end)).toBe(early)
  expect(isEarlyReturn(new Date(`${returned}Z`), new Date(`${end}Z`))).toBe(early)
})

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 11, day, hour))

test.each([
  ['a return tomorrow counts from when it was said', at(4, 12), at(5), at(4, 12)],
  ['one of today, too', at(5, 8), at(5), at(5, 8)],
  ['one far ahead says nothing of the days before', at(1), at(20), at(19)],
])('%s', (_what, made, day, counts) => {
  expect(noticeOf(made, day)).toEqual(counts)
})

test('a notice that does not count yet is one of now', () => {
  expect(noticeNow(at(19), at(10))).toEqual(at(10))
  expect(noticeNow(at(19), at(20))).toEqual(at(19))
  expect(noticeNow(null, at(10))).toEqual(at(10))
})
