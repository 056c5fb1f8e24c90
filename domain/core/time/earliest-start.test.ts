import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { earliestStart, isStartTooEarly } from './earliest-start.ts'

const losAngeles = 'America/Los_Angeles'

describe('the earliest start in an area', () => {
  test.each([
    ['on the slot', '2026-11-21T18:30:00Z', '2026-11-21T10:30'],
    ['a minute past it', '2026-11-21T18:31:00Z', '2026-11-21T11:00'],
    ['at 23:30', '2026-11-22T07:30:00Z', '2026-11-21T23:30'],
    ['after 23:30', '2026-11-22T07:31:00Z', '2026-11-22T00:00'],
    ['after 23:30 on the last of the year', '2027-01-01T07:45:00Z', '2027-01-01T00:00'],
    ['after 23:30 on 28 February of a leap year', '2028-02-29T07:45:00Z', '2028-02-29T00:00'],
  ])('%s', (_, now, earliest) => {
    expect(earliestStart({ now: new Date(now), zone: losAngeles, offsets: [-10, -5] })).toBe(
      earliest,
    )
  })
})

describe('the earliest start while no area is chosen', () => {
  // @5-earliest-date
  it('is now where the clock is furthest behind', () => {
    const now = new Date('2026-11-21T18:31:00Z')
    expect(earliestStart({ now, offsets: [-8, -10, -5] })).toBe('2026-11-21T09:00')
  })

  // @5-earliest-date
  it('moves to the next day after 23:30 there', () => {
    expect(earliestStart({ now: new Date('2026-11-22T09:30:00Z'), offsets: [-10] })).toBe(
      '2026-11-21T23:30',
    )
    expect(earliestStart({ now: new Date('2026-11-22T09:31:00Z'), offsets: [-10] })).toBe(
      '2026-11-22T00:00',
    )
  })

  // @5-reference-zone @9-reference-zone
  it('is the reference zone’s clock when no area is known at all', () => {
    expect(earliestStart({ now: new Date('2026-07-01T18:31:00Z'), offsets: [] })).toBe(
      '2026-07-01T12:00',
    )
  })
})

describe('what the server still takes', () => {
  test.each([
    ['2026-11-21T10:00', '2026-11-21T18:30:00Z', false],
    ['2026-11-21T10:00', '2026-11-21T18:30:01Z', true],
    ['2026-11-21T10:00', '2026-11-21T18:31:00Z', true],
    ['2026-11-21T23:45', '2026-11-22T08:10:00Z', false],
    ['2026-11-20T10:00', '2026-11-21T18:00:00Z', true],
    ['2027-11-21T10:00', '2026-11-21T18:00:00Z', false],
    // 01:15 for the second time: 01:30 is on offer, although its first occurrence is long past.
    ['2026-11-01T01:30', '2026-11-01T09:15:00Z', false],
  ])('a start at %s when it is %s: too early %s', (start, now, tooEarly) => {
    expect(isStartTooEarly(start, new Date(now), losAngeles)).toBe(tooEarly)
  })

  it('is everything that the picker of that area offers', () => {
    const moment = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    })
    const zone = fc.constantFrom(losAngeles, 'Pacific/Honolulu', 'America/New_York')
    fc.assert(
      fc.property(moment, zone, (now, area) => {
        const start = earliestStart({ now, zone: area, offsets: [] })
        expect(isStartTooEarly(start, now, area)).toBe(false)
        expect(['00', '30']).toContain(start.slice(14))
      }),
    )
  })
})
