import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { wallFromMinutes, wallMinutes } from './wall-time.ts'
import { offsetInForce, toInstant, toWall } from './zone.ts'

const losAngeles = 'America/Los_Angeles'

describe('from an area’s wall clock to an instant', () => {
  test.each([
    ['Los Angeles in winter', losAngeles, '2026-01-15T10:00', '2026-01-15T18:00:00.000Z'],
    ['Los Angeles in summer', losAngeles, '2026-07-15T10:00', '2026-07-15T17:00:00.000Z'],
    ['Hawaii in summer', 'Pacific/Honolulu', '2026-07-15T10:00', '2026-07-15T20:00:00.000Z'],
    ['Miami across midnight', 'America/New_York', '2026-07-15T23:30', '2026-07-16T03:30:00.000Z'],
    ['a zone of half hours', 'Asia/Kolkata', '2026-07-15T00:00', '2026-07-14T18:30:00.000Z'],
    [
      'the last minute before the change',
      losAngeles,
      '2026-03-08T01:59',
      '2026-03-08T09:59:00.000Z',
    ],
    ['the first minute after it', losAngeles, '2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
    ['a skipped time moves forward', losAngeles, '2026-03-08T02:30', '2026-03-08T10:30:00.000Z'],
    ['a repeated time is its first', losAngeles, '2026-11-01T01:30', '2026-11-01T08:30:00.000Z'],
    ['the hour after the repeated one', losAngeles, '2026-11-01T02:00', '2026-11-01T10:00:00.000Z'],
    ['midnight', losAngeles, '2026-11-21T00:00', '2026-11-21T08:00:00.000Z'],
    [
      'a whole day skipped in Samoa',
      'Pacific/Apia',
      '2011-12-30T12:00',
      '2011-12-30T22:00:00.000Z',
    ],
  ])('%s', (_, zone, wall, instant) => {
    expect(toInstant(wall, zone).toISOString()).toBe(instant)
  })

  it('shows the moved time for a skipped one', () => {
    expect(toWall(toInstant('2026-03-08T02:30', losAngeles), losAngeles)).toBe('2026-03-08T03:30')
  })

  it('comes back to the same wall time unless that one was skipped', () => {
    const zones = fc.constantFrom(
      losAngeles,
      'America/New_York',
      'Pacific/Honolulu',
      'Europe/Madrid',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
    )
    const minute = fc.integer({
      min: wallMinutes('1975-01-01T00:00'),
      max: wallMinutes('2060-01-01T00:00'),
    })
    fc.assert(
      fc.property(zones, minute, (zone, minutes) => {
        const wall = wallFromMinutes(minutes)
        const instant = toInstant(wall, zone)
        const shown = toWall(instant, zone)
        // Where the clock jumped over the time, it shows the jump's length more, and never less.
        const moved = wallMinutes(shown) - minutes
        const jump =
          (offsetInForce(instant, zone) -
            offsetInForce(new Date(instant.getTime() - 7_200_000), zone)) *
          60
        expect(moved === 0 || moved === jump).toBe(true)
        expect(moved).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 500 },
    )
  })

  it('moves every minute of the skipped hour, and no other', () => {
    for (let minute = -60; minute < 120; minute += 1) {
      const wall = wallFromMinutes(wallMinutes('2026-03-08T02:00') + minute)
      const moved = minute >= 0 && minute < 60 ? 60 : 0
      expect(wallMinutes(toWall(toInstant(wall, losAngeles), losAngeles)) - wallMinutes(wall)).toBe(
        moved,
      )
    }
  })
})

describe('the offset in force', () => {
  test.each([
    [losAngeles, '2026-01-15T12:00:00Z', -8],
    [losAngeles, '2026-07-15T12:00:00Z', -7],
    [losAngeles, '2026-03-08T09:59:59Z', -8],
    [losAngeles, '2026-03-08T10:00:00Z', -7],
    ['Pacific/Honolulu', '2026-07-15T12:00:30Z', -10],
    ['Asia/Kolkata', '2026-07-15T12:00:00Z', 5.5],
    ['UTC', '2026-07-15T12:00:00Z', 0],
  ])('%s at %s is %d hours', (zone, instant, hours) => {
    expect(offsetInForce(new Date(instant), zone)).toBe(hours)
  })

  it('refuses a zone that does not exist', () => {
    expect(() => toWall(new Date(0), 'America/Atlantis')).toThrow(RangeError)
  })
})
