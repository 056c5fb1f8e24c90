import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hoursOn, readOtherHours, weekdays, writeOtherHours } from './opening-hours.ts'

const yard = {
  opens: '08:00',
  closes: '20:00',
  otherHours: 'sat 09:00-14:00;sun closed;2026-12-25 closed;2026-12-27 10:00-12:00',
}

it.each([
  ['a Friday as usual', '2026-12-18', { opens: '08:00', closes: '20:00' }],
  ['a Saturday', '2026-12-19', { opens: '09:00', closes: '14:00' }],
  ['a Sunday', '2026-12-20', undefined],
  ['Christmas on a Friday', '2026-12-25', undefined],
  ['a Sunday that is open', '2026-12-27', { opens: '10:00', closes: '12:00' }],
  ['a leap day on a Tuesday', '2028-02-29', { opens: '08:00', closes: '20:00' }],
])('%s', (_what, day, hours) => {
  expect(hoursOn(yard, day)).toEqual(hours)
})

it.each([
  ['nothing at all', ' '],
  ['a day that there is not', '2026-02-30 closed'],
  ['a day of no week', 'fry closed'],
  ['a quarter', 'mon 08:15-12:00'],
  ['an end before its begin', 'mon 12:00-08:00'],
  ['an end at its begin', 'mon 12:00-12:00'],
  ['a day twice', 'mon closed;mon 08:00-12:00'],
  ['a word', 'mon open'],
  ['an end without an entry', 'mon closed;'],
  [
    'more days than one plans',
    Array.from(
      { length: 61 },
      (_, at) =>
        `2026-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + Math.floor(at / 12)).padStart(2, '0')} closed`,
    ).join(';'),
  ],
])('%s is refused', (_what, text) => {
  expect(readOtherHours(text)).toBeUndefined()
})

it('what is written is read again', () => {
  const time = fc.integer({ min: 0, max: 46 })
  const clock = (half: number) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
  const hours = fc
    .tuple(time, fc.integer({ min: 1, max: 47 }))
    .filter(([from, long]) => from + long <= 47)
    .map(([from, long]) => ({ opens: clock(from), closes: clock(from + long) }))
  const day = fc.constantFrom(...weekdays, '2026-12-24', '2026-12-25', '2027-01-01')
  const other = fc.record({ on: day, hours: fc.option(hours, { nil: undefined }) })
  fc.assert(
    fc.property(fc.uniqueArray(other, { selector: ({ on }) => on }), (days) => {
      expect(readOtherHours(writeOtherHours(days))).toEqual(
        days.map(({ on, hours: its }) => (its ? { on, hours: its } : { on })),
      )
    }),
  )
})
