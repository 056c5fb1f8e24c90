import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addDays,
  addDaysToDay,
  addMinutes,
  dayOf,
  daysBetween,
  parseDay,
  parseWallTime,
  timeOf,
  wallFromMinutes,
  wallMinutes,
} from './wall-time.ts'

describe('reading a wall time', () => {
  test.each([
    ['2026-11-21T08:30', '2026-11-21T08:30'],
    ['2026-11-21 08:30', '2026-11-21T08:30'],
    ['2024-02-29T00:00', '2024-02-29T00:00'],
    ['2000-02-29T23:59', '2000-02-29T23:59'],
  ])('%s is real', (text, wall) => {
    expect(parseWallTime(text)).toBe(wall)
  })

  test.each([
    '2026-02-29T08:30',
    '1900-02-29T08:30',
    '2026-04-31T08:30',
    '2026-13-01T08:30',
    '2026-00-10T08:30',
    '2026-11-21T24:00',
    '2026-11-21T08:60',
    '2026-11-21T8:30',
    '2026-11-21T08:30:00',
    '2026-11-21T08:30Z',
    '2026-11-21',
    ' 2026-11-21T08:30',
    '0000-01-01T00:00',
    '',
    'soon',
  ])('%j is not', (text) => {
    expect(parseWallTime(text)).toBeUndefined()
  })
})

describe('reading a day', () => {
  it('takes a day of the calendar', () => {
    expect(parseDay('2024-02-29')).toBe('2024-02-29')
  })

  // @3-date-0000
  test.each([
    '0000-00-00',
    '2023-02-29',
    '2024-06-31',
    '2024-1-05',
    '05/01/2024',
    '2024-01-05T00:00',
  ])('%s is absent', (text) => {
    expect(parseDay(text)).toBeUndefined()
  })
})

describe('arithmetic on the wall clock', () => {
  test.each([
    ['2026-12-31T23:30', 30, '2027-01-01T00:00'],
    ['2027-01-01T00:00', -1, '2026-12-31T23:59'],
    ['2024-02-28T23:59', 1, '2024-02-29T00:00'],
    ['2026-02-28T23:59', 1, '2026-03-01T00:00'],
    // The hour that Los Angeles skips in spring exists on a wall clock without a zone.
    ['2026-03-08T01:30', 60, '2026-03-08T02:30'],
  ])('%s and %i minutes is %s', (wall, minutes, expected) => {
    expect(addMinutes(wall, minutes)).toBe(expected)
  })

  it('keeps the time of day when it counts days', () => {
    expect(addDays('2024-02-28T10:15', 2)).toBe('2024-03-01T10:15')
    expect(addDaysToDay('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDaysToDay('2024-03-01', -1)).toBe('2024-02-29')
  })

  it('takes a wall time apart', () => {
    expect(dayOf('2026-11-21T08:30')).toBe('2026-11-21')
    expect(timeOf('2026-11-21T08:30')).toBe('08:30')
  })

  it('begins at 1970 and counts days both ways', () => {
    expect(wallMinutes('1970-01-01T00:00')).toBe(0)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2)
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365)
  })

  it('refuses what is not a wall time', () => {
    for (const text of ['soon', '2026-11-21', '2026-11-21 08:30', '2026-13-01T00:00']) {
      expect(() => wallMinutes(text)).toThrow(RangeError)
    }
  })

  it('comes back to where it went from, and is in order as text', () => {
    const minute = fc.integer({
      min: wallMinutes('1900-01-01T00:00'),
      max: wallMinutes('2999-01-01T00:00'),
    })
    fc.assert(
      fc.property(minute, minute, (a, b) => {
        expect(wallMinutes(wallFromMinutes(a))).toBe(a)
        expect(parseWallTime(wallFromMinutes(a))).toBe(wallFromMinutes(a))
        expect(wallFromMinutes(a) < wallFromMinutes(b)).toBe(a < b)
      }),
    )
  })
})
