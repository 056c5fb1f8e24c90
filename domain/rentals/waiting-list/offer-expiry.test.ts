import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallMinutes } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import { offerExpiresAt, offerMinutes } from './offer-expiry.ts'

const losAngeles = 'America/Los_Angeles'
const far = new Date('2030-01-01T00:00:00Z')

test.each([
  ['in the morning: two hours', '2026-12-01T10:00', '2026-12-01T12:00'],
  ['when the hours begin', '2026-12-01T08:00', '2026-12-01T10:00'],
  ['before they begin: from 08:00', '2026-12-01T05:30', '2026-12-01T10:00'],
  ['at midnight', '2026-12-01T00:00', '2026-12-01T10:00'],
  ['the last that fits into the day', '2026-12-01T20:00', '2026-12-01T22:00'],
  ['a minute later one minute is left for the morning', '2026-12-01T20:01', '2026-12-02T08:01'],
  ['late in the evening', '2026-12-01T21:30', '2026-12-02T09:30'],
  ['the last minute of the day', '2026-12-01T21:59', '2026-12-02T09:59'],
  ['when the hours are over', '2026-12-01T22:00', '2026-12-02T10:00'],
  ['in the night', '2026-12-01T23:45', '2026-12-02T10:00'],
  ['over the end of the year', '2026-12-31T21:00', '2027-01-01T09:00'],
  ['over the night that is an hour short', '2027-03-13T21:15', '2027-03-14T09:15'],
  ['over the night that is an hour long', '2026-10-31T21:15', '2026-11-01T09:15'],
  ['in the hour before the clock is put forward', '2027-03-14T01:59', '2027-03-14T10:00'],
  ['in the hour that comes twice', '2026-11-01T01:30', '2026-11-01T10:00'],
])('an offer made %s', (_what, now, until) => {
  const expires = offerExpiresAt({ now: toInstant(now, losAngeles), zone: losAngeles, start: far })
  expect(toWall(expires, losAngeles)).toBe(until)
})

test('the short night really is an hour shorter', () => {
  const made = new Date('2027-03-14T05:15:00Z')
  const expires = offerExpiresAt({ now: made, zone: losAngeles, start: far })
  expect(expires.toISOString()).toBe('2027-03-14T16:15:00.000Z')
})

test.each([
  ['Miami', 'America/New_York', '2026-12-01T18:30:00Z', '2026-12-01T20:30:00.000Z'],
  ['Miami at night', 'America/New_York', '2026-12-02T02:30:00Z', '2026-12-02T14:30:00.000Z'],
  [
    'Hawaii, the same moment',
    'Pacific/Honolulu',
    '2026-12-02T02:30:00Z',
    '2026-12-02T04:30:00.000Z',
  ],
])('the clock is that of the area: %s', (_what, zone, now, until) => {
  expect(offerExpiresAt({ now: new Date(now), zone, start: far }).toISOString()).toBe(until)
})

test('seconds count', () => {
  const now = new Date('2026-12-01T18:00:31.500Z')
  const expires = offerExpiresAt({ now, zone: losAngeles, start: far })
  expect(expires.toISOString()).toBe('2026-12-01T20:00:31.500Z')
})

test('an offer never lasts beyond the start of the trip', () => {
  const now = toInstant('2026-12-01T21:30', losAngeles)
  const start = toInstant('2026-12-02T08:30', losAngeles)
  expect(offerExpiresAt({ now, zone: losAngeles, start })).toEqual(start)
})

test('whenever it is made, it ends by day and gives at least two hours', () => {
  const moments = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2028-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (now) => {
      const expires = offerExpiresAt({ now, zone: losAngeles, start: far })
      const time = toWall(expires, losAngeles).slice(11)
      expect(time >= '08:00' && time <= '22:00').toBe(true)
      const minutes = (expires.getTime() - now.getTime()) / 60_000
      expect(minutes).toBeGreaterThanOrEqual(offerMinutes)
      expect(minutes).toBeLessThanOrEqual(offerMinutes + 11 * 60)
      expect(wallMinutes(toWall(expires, losAngeles))).toBeGreaterThan(
        wallMinutes(toWall(now, losAngeles)),
      )
    }),
    // A millisecond that is left over counts from the next morning.
    { examples: [[new Date('2026-06-23T03:00:00.001Z')]] },
  )
})
