import { describe, expect, it } from 'vitest'
import { soundTrip } from './sound-trip.ts'

const earliest = '2026-11-21T09:30'

describe('the trip of a query', () => {
  // @2.2-area
  it('is taken as it is asked', () => {
    const asked = { start: '2026-11-24T10:00', end: '2027-01-12T10:00' }
    expect(soundTrip(asked, earliest)).toEqual(asked)
  })

  it('is a month in three days when nothing is asked', () => {
    expect(soundTrip({}, earliest)).toEqual({ start: '2026-11-24T10:00', end: '2026-12-24T10:00' })
  })

  it('reads the space that the wire allows and writes a T', () => {
    const asked = { start: '2026-11-24 10:00', end: '2026-11-26 10:00' }
    expect(soundTrip(asked, earliest)).toEqual({
      start: '2026-11-24T10:00',
      end: '2026-11-26T10:00',
    })
  })

  it('lasts a month when the end is missing, no date, or less than a day away', () => {
    const start = '2026-11-24T10:00'
    for (const end of [undefined, 'soon', '2026-11-24T09:00', '2026-11-25T09:30']) {
      expect(soundTrip({ start, end }, earliest)).toEqual({ start, end: '2026-12-24T10:00' })
    }
  })

  it('moves to the usual start with its length when it is over already', () => {
    const old = { start: '2026-10-01T12:00', end: '2026-10-08T12:00' }
    expect(soundTrip(old, earliest)).toEqual({
      start: '2026-11-24T10:00',
      end: '2026-12-01T10:00',
    })
  })

  it('keeps a start that has just begun', () => {
    const asked = { start: '2026-11-21T09:00', end: '2026-11-23T09:00' }
    expect(soundTrip(asked, earliest)).toEqual(asked)
  })
})
