import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { isDrivenWithin, occurrences, type Period, type RouteTimes } from './route-times.ts'

const zone = 'America/Los_Angeles'
const [sunday, monday, friday] = [0, 1, 5]
const daily = [0, 1, 2, 3, 4, 5, 6]
const period = (from: string, to: string): Period => ({ from: new Date(from), to: new Date(to) })
const shown = (periods: readonly Period[]) =>
  periods.map(
    ({ from, to }) => `${from.toISOString().slice(0, 16)} ${to.toISOString().slice(0, 16)}`,
  )

describe('when a route is driven', () => {
  const times = (days: number[], from: string, to: string, where = zone): RouteTimes => ({
    days,
    from,
    to,
    zone: where,
  })
  const cases: [string, RouteTimes, Period, string[]][] = [
    [
      'on its days of the week',
      times([monday, friday], '07:00', '09:30'),
      period('2026-11-21T00:00Z', '2026-12-05T00:00Z'),
      [
        '2026-11-23T15:00 2026-11-23T17:30',
        '2026-11-27T15:00 2026-11-27T17:30',
        '2026-11-30T15:00 2026-11-30T17:30',
        '2026-12-04T15:00 2026-12-04T17:30',
      ],
    ],
    [
      'on the day of its area, not of Greenwich',
      times([sunday], '20:00', '21:00', 'Pacific/Honolulu'),
      period('2026-11-21T00:00Z', '2026-11-25T00:00Z'),
      ['2026-11-23T06:00 2026-11-23T07:00'],
    ],
    [
      'past midnight, of the day on which it begins',
      times([friday], '22:00', '02:00'),
      period('2026-11-28T09:00Z', '2026-11-28T12:00Z'),
      ['2026-11-28T06:00 2026-11-28T10:00'],
    ],
    [
      'all day',
      times([sunday], '00:00', '00:00'),
      period('2026-11-22T12:00Z', '2026-11-23T07:59Z'),
      ['2026-11-22T08:00 2026-11-23T08:00'],
    ],
    [
      'on no day',
      times([], '07:00', '09:00'),
      period('2026-01-01T00:00Z', '2027-01-01T00:00Z'),
      [],
    ],
    [
      'never in no time',
      times(daily, '00:00', '00:00'),
      period('2026-01-01T00:00Z', '2026-01-01T00:00Z'),
      [],
    ],
    [
      'not when it ends as the search begins',
      times([monday], '07:00', '09:00'),
      period('2026-11-23T17:00Z', '2026-11-23T20:00Z'),
      [],
    ],
    [
      'not when it begins as the search ends',
      times([monday], '07:00', '09:00'),
      period('2026-11-23T12:00Z', '2026-11-23T15:00Z'),
      [],
    ],
    [
      'an hour earlier of Greenwich once summer begins',
      times([0, 6], '07:00', '08:00'),
      period('2026-03-07T12:00Z', '2026-03-09T00:00Z'),
      ['2026-03-07T15:00 2026-03-07T16:00', '2026-03-08T14:00 2026-03-08T15:00'],
    ],
    [
      'through the hour that is skipped',
      times([sunday], '01:30', '03:30'),
      period('2026-03-08T00:00Z', '2026-03-09T00:00Z'),
      ['2026-03-08T09:30 2026-03-08T10:30'],
    ],
    [
      'up to the hour that is skipped',
      times([sunday], '01:00', '02:30'),
      period('2026-03-08T00:00Z', '2026-03-09T00:00Z'),
      ['2026-03-08T09:00 2026-03-08T10:00'],
    ],
    [
      'from the hour that is skipped',
      times([sunday], '02:30', '04:00'),
      period('2026-03-08T00:00Z', '2026-03-09T00:00Z'),
      ['2026-03-08T10:00 2026-03-08T11:00'],
    ],
    [
      'right after the hour that is skipped',
      times([sunday], '03:00', '04:00'),
      period('2026-03-08T00:00Z', '2026-03-09T00:00Z'),
      ['2026-03-08T10:00 2026-03-08T11:00'],
    ],
    [
      'not within the hour that is skipped',
      times([sunday], '02:15', '02:45'),
      period('2026-03-08T00:00Z', '2026-03-09T00:00Z'),
      [],
    ],
    [
      'an hour longer through the one that is repeated',
      times([sunday], '00:30', '02:30'),
      period('2026-11-01T00:00Z', '2026-11-02T00:00Z'),
      ['2026-11-01T07:30 2026-11-01T10:30'],
    ],
    [
      'twice within the hour that is repeated',
      times([sunday], '01:15', '01:45'),
      period('2026-11-01T00:00Z', '2026-11-02T00:00Z'),
      ['2026-11-01T08:15 2026-11-01T08:45', '2026-11-01T09:15 2026-11-01T09:45'],
    ],
    [
      'twice up to the middle of it',
      times([sunday], '00:30', '01:30'),
      period('2026-11-01T00:00Z', '2026-11-02T00:00Z'),
      ['2026-11-01T07:30 2026-11-01T08:30', '2026-11-01T09:00 2026-11-01T09:30'],
    ],
    [
      'through the whole of both hours',
      times([sunday], '01:00', '02:00'),
      period('2026-11-01T00:00Z', '2026-11-02T00:00Z'),
      ['2026-11-01T08:00 2026-11-01T10:00'],
    ],
    [
      'in the order of time where yesterday is shown once more',
      times([0, 6], '01:15', '01:15'),
      period('2026-11-01T08:00Z', '2026-11-01T09:30Z'),
      [
        '2026-10-31T08:15 2026-11-01T08:15',
        '2026-11-01T08:15 2026-11-01T09:00',
        '2026-11-01T09:00 2026-11-01T09:15',
        '2026-11-01T09:15 2026-11-02T09:15',
      ],
    ],
    [
      'a whole day of 23 hours',
      times([sunday], '00:00', '00:00'),
      period('2026-03-08T12:00Z', '2026-03-08T13:00Z'),
      ['2026-03-08T08:00 2026-03-09T07:00'],
    ],
    [
      'a whole day of 25 hours',
      times([sunday], '00:00', '00:00'),
      period('2026-11-01T12:00Z', '2026-11-01T13:00Z'),
      ['2026-11-01T07:00 2026-11-02T08:00'],
    ],
    [
      'in Hawaii on that night as on any other',
      times([sunday], '01:30', '03:30', 'Pacific/Honolulu'),
      period('2026-03-08T00:00Z', '2026-03-09T00:00Z'),
      ['2026-03-08T11:30 2026-03-08T13:30'],
    ],
  ]
  test.each(cases)('%s', (_, route, { from, to }, expected) => {
    expect(shown(occurrences(route, from, to))).toEqual(expected)
    expect(isDrivenWithin(route, { from, to })).toBe(expected.length > 0)
  })

  it('is found in a window of years as well as in one of a minute', () => {
    const route = times([monday], '07:00', '07:01')
    expect(isDrivenWithin(route, period('2026-11-24T00:00Z', '2036-11-24T00:00Z'))).toBe(true)
    expect(isDrivenWithin(route, period('2026-11-23T15:00Z', '2026-11-23T15:01Z'))).toBe(true)
    expect(isDrivenWithin(route, period('2026-11-23T15:01Z', '2026-11-23T15:02Z'))).toBe(false)
  })
})

/** Whether the clock of the route's zone shows one of its times, minute by minute. */
function isShown({ days, from, to, zone: where }: RouteTimes, instant: Date): boolean {
  const wall = toWall(instant, where)
  const begunToday = days.includes(new Date(`${dayOf(wall)}T00:00Z`).getUTCDay())
  const yesterday = dayOf(addDays(wall, -1))
  const begunYesterday = days.includes(new Date(`${yesterday}T00:00Z`).getUTCDay())
  const time = timeOf(wall)
  if (from < to) return begunToday && from <= time && time < to
  return (begunToday && time >= from) || (begunYesterday && time < to)
}

it('is whenever its clock shows its times, and at no other moment', () => {
  const pace = 5
  const twoDigits = (n: number) => String(n).padStart(2, '0')
  // Clocks change at night.
  const hour = fc.oneof(fc.nat(23), fc.nat(4))
  const clock = fc
    .tuple(hour, fc.nat(11))
    .map(([hours, fives]) => `${twoDigits(hours)}:${twoDigits(fives * pace)}`)
  const zones = fc.constantFrom(
    zone,
    'America/New_York',
    'Pacific/Honolulu',
    'Australia/Lord_Howe',
    'America/Havana',
  )
  const day = fc.constantFrom('2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01', '2026-04-04')
  const start = fc
    .tuple(day, fc.nat(287))
    .map(([from, fives]) => new Date(Date.parse(`${from}T00:00Z`) + fives * pace * 60_000))
  const route = fc.record({
    days: fc.subarray(daily, { minLength: 4 }),
    from: clock,
    to: clock,
    zone: zones,
  })
  fc.assert(
    fc.property(route, start, (times, from) => {
      const instants = Array.from(
        { length: 400 },
        (_, at) => new Date(from.getTime() + at * pace * 60_000),
      )
      const to = new Date(from.getTime() + instants.length * pace * 60_000)
      const periods = occurrences(times, from, to)
      const driven = instants.filter((one) => periods.some((p) => p.from <= one && one < p.to))
      expect(driven).toEqual(instants.filter((one) => isShown(times, one)))
      for (const [at, one] of periods.entries()) {
        expect(one.from < one.to).toBe(true)
        expect(one.from >= (periods[at - 1]?.to ?? one.from)).toBe(true)
      }
      expect(isDrivenWithin(times, { from, to })).toBe(periods.length > 0)
    }),
    { numRuns: 150 },
  )
})
