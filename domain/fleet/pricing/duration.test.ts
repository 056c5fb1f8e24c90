import { addMinutes, wallMinutes } from '#domain/core/time/wall-time.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { rentalDuration } from './duration.ts'

const start = '2026-11-21T10:00'
const day = 24 * 60
const split = (from: string, to: string) => {
  const { months, weeks, days } = rentalDuration(from, to)
  return [months, weeks, days]
}

// @9-month-week
describe('the split into months, weeks and days', () => {
  test.each([
    [1, [0, 0, 1]],
    [6, [0, 0, 6]],
    [7, [0, 1, 0]],
    [8, [0, 1, 1]],
    [14, [0, 2, 0]],
    [29, [0, 4, 1]],
    [30, [1, 0, 0]],
    [31, [1, 0, 1]],
    [37, [1, 1, 0]],
    [59, [1, 4, 1]],
    [60, [2, 0, 0]],
    [98, [3, 1, 1]],
    [365, [12, 0, 5]],
  ])('%i days', (days, expected) => {
    const end = addMinutes(start, days * day)
    expect(split(start, end)).toEqual(expected)
    expect(rentalDuration(start, end)).toMatchObject({ totalDays: days, extraDay: false })
  })
})

// @9-month-week
describe('leftover hours', () => {
  test.each([
    ['5 h 59', 5 * 60 + 59, 0],
    ['6 h', 6 * 60, 1],
    ['6 h 01', 6 * 60 + 1, 1],
    ['12 h', 12 * 60, 1],
    ['23 h 59', 23 * 60 + 59, 1],
  ])('%s after three days', (_, minutes, extra) => {
    const end = addMinutes(start, 3 * day + minutes)
    expect(rentalDuration(start, end)).toEqual({
      months: 0,
      weeks: 0,
      days: 3 + extra,
      totalDays: 3 + extra,
      extraDay: extra === 1,
    })
  })

  it('count the same when they run past midnight, where the end’s time of day is the smaller', () => {
    expect(rentalDuration('2026-11-21T22:00', '2026-11-23T03:59').totalDays).toBe(1)
    expect(rentalDuration('2026-11-21T22:00', '2026-11-23T04:00').totalDays).toBe(2)
  })

  it('and a later time of day are one day together, never two', () => {
    expect(rentalDuration('2026-11-21T08:00', '2026-11-24T22:00').totalDays).toBe(4)
    expect(rentalDuration('2026-11-21T00:00', '2026-11-22T23:30').totalDays).toBe(2)
  })

  test.each([
    ['six days and seven hours are one week', 6 * day + 7 * 60, [0, 1, 0]],
    ['six days and five hours are six days', 6 * day + 5 * 60, [0, 0, 6]],
    ['29 days and six hours are one month', 29 * day + 6 * 60, [1, 0, 0]],
    ['36 days and six hours are a month and a week', 36 * day + 6 * 60, [1, 1, 0]],
    ['seven hours are one day', 7 * 60, [0, 0, 1]],
    ['five hours are nothing', 5 * 60, [0, 0, 0]],
  ])('%s', (_, minutes, expected) => {
    expect(split(start, addMinutes(start, minutes))).toEqual(expected)
  })

  // @4.5-leftover-6
  it('follow the two conditions, read as alternatives', () => {
    const wall = fc
      .integer({ min: 0, max: 400 * day })
      .map((n) => addMinutes('2026-01-01T00:00', n))
    fc.assert(
      fc.property(wall, fc.integer({ min: 0, max: 200 * day }), (from, length) => {
        const to = addMinutes(from, length)
        const leftover = length % day
        const pastStart = (wallMinutes(to) % day) - (wallMinutes(from) % day)
        const extra = leftover >= 360 || pastStart > 360
        expect(rentalDuration(from, to).totalDays).toBe(Math.floor(length / day) + (extra ? 1 : 0))
        expect(rentalDuration(from, to).extraDay).toBe(extra)
      }),
    )
  })
})

describe('the calendar', () => {
  test.each([
    [
      'the week in which Los Angeles loses an hour',
      '2026-03-05T10:00',
      '2026-03-12T10:00',
      [0, 1, 0],
    ],
    ['the week in which it gains one', '2026-10-29T10:00', '2026-11-05T10:00', [0, 1, 0]],
    ['6 leftover hours over the lost one', '2026-03-07T23:00', '2026-03-09T05:00', [0, 0, 2]],
    ['5 h 59 leftover over the gained one', '2026-10-31T23:00', '2026-11-02T04:59', [0, 0, 1]],
    ['29 February', '2028-02-26T10:00', '2028-03-04T10:00', [0, 1, 0]],
    ['the same days of a common year', '2027-02-26T10:00', '2027-03-04T10:00', [0, 0, 6]],
    ['year end', '2026-12-29T10:00', '2027-01-05T10:00', [0, 1, 0]],
    [
      'a whole year is twelve months of 30 days and five days',
      '2026-01-01T10:00',
      '2027-01-01T10:00',
      [12, 0, 5],
    ],
  ])('%s', (_, from, to, expected) => {
    expect(split(from, to)).toEqual(expected)
  })

  it('charges nothing for an end at or before the start', () => {
    expect(rentalDuration(start, start).totalDays).toBe(0)
    expect(rentalDuration(start, addMinutes(start, -5 * day))).toEqual({
      months: 0,
      weeks: 0,
      days: 0,
      totalDays: 0,
      extraDay: false,
    })
  })

  // @4.5-months-weeks
  it('always adds up: 30 months + 7 weeks + days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 * day }), (length) => {
        const { months, weeks, days, totalDays } = rentalDuration(start, addMinutes(start, length))
        expect(months * 30 + weeks * 7 + days).toBe(totalDays)
        expect(weeks).toBeLessThanOrEqual(4)
        expect(days).toBeLessThanOrEqual(6)
        expect(Math.abs(totalDays * day - length)).toBeLessThanOrEqual(18 * 60)
      }),
    )
  })
})
