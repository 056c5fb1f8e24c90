import { assert, constantFrom, date, integer, option, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  isLateCancellation,
  mayRate,
  ratedSides,
  ratedTable,
  revealedFrom,
  type RatedFacts,
  type ReviewStatus,
} from './may-rate.ts'

const dayMs = 86_400_000
const since = new Date('2026-11-01T10:00:00Z')
const after = (days: number, ms = 0) => new Date(since.getTime() + days * dayMs + ms)
const facts = (
  stage: 'running' | 'completed' | 'cancelledLate',
  kind: 'rental' | 'job' = 'rental',
) => ({ kind, stage, since }) satisfies RatedFacts

test.each<[string, RatedFacts, ReviewStatus | undefined, Date, unknown]>([
  ['a booking that waits for its keys', undefined, undefined, after(0), 'nothingToRate'],
  ['a rental on its seventh day', facts('running'), undefined, after(7, -1), 'tooEarly'],
  ['a rental on its eighth day', facts('running'), undefined, after(7), 'in-progress'],
  ['a rental in its third month', facts('running'), undefined, after(80), 'in-progress'],
  ['a rental in progress again', facts('running'), 'in-progress', after(20), 'twice'],
  ['a return in this moment', facts('completed'), undefined, after(0), 'completed'],
  ['a return after an early review', facts('completed'), 'in-progress', after(1), 'completed'],
  ['the last moment of 14 days', facts('completed'), undefined, after(14, -1), 'completed'],
  ['the end of 14 days', facts('completed'), undefined, after(14), 'tooLate'],
  ['a final review again', facts('completed'), 'completed', after(1), 'twice'],
  ['a late cancellation', facts('cancelledLate'), undefined, after(3), 'canceled'],
  ['a cancellation long ago', facts('cancelledLate'), undefined, after(14), 'tooLate'],
  ['a job under way, on any day', facts('running', 'job'), undefined, after(30), 'nothingToRate'],
  ['a job that is done', facts('completed', 'job'), undefined, after(1), 'completed'],
  ['a job that was cancelled late', facts('cancelledLate', 'job'), undefined, after(1), 'canceled'],
])('%s', (_, of, written, now, expected) => {
  const may = mayRate(of, written, now)
  expect('refusal' in may ? may.refusal : may.status).toBe(expected)
})

describe('a review is read by others', () => {
  const final = mayRate(facts('completed'), undefined, after(3))
  const early = mayRate(facts('running'), undefined, after(9))

  it('from the fourteenth day on when it is the first', () => {
    if ('refusal' in final) throw new Error(final.refusal)
    expect(revealedFrom(final, false, after(3))).toEqual(after(14))
  })

  it('at once when the other side has written', () => {
    if ('refusal' in final) throw new Error(final.refusal)
    expect(revealedFrom(final, true, after(3))).toEqual(after(3))
  })

  it('at once while the rental is under way', () => {
    if ('refusal' in early) throw new Error(early.refusal)
    expect(revealedFrom(early, false, after(9))).toEqual(after(9))
  })
})

test.each([
  [
    'more than a day before',
    { why: 'cancelled', minutesToStart: 1441, minutesSinceBooking: 9_000 },
    false,
  ],
  [
    'a day before to the minute',
    { why: 'cancelled', minutesToStart: 1440, minutesSinceBooking: 9_000 },
    true,
  ],
  ['after the start', { why: 'cancelled', minutesToStart: -5, minutesSinceBooking: 9_000 }, true],
  [
    'within the hour of booking',
    { why: 'cancelled', minutesToStart: 90, minutesSinceBooking: 60 },
    false,
  ],
  [
    'a minute after that hour',
    { why: 'cancelled', minutesToStart: 90, minutesSinceBooking: 61 },
    true,
  ],
  ['when nobody came', { why: 'noShow' }, true],
  ['by the company', { why: 'other' }, false],
] as const)('cancelled %s', (_, ended, late) => {
  expect(isLateCancellation(ended)).toBe(late)
})

const written = option(constantFrom<ReviewStatus>('in-progress', 'completed', 'canceled'), {
  nil: undefined,
})
const stages = constantFrom('running', 'completed', 'cancelledLate')
const kinds = constantFrom(...(Object.keys(ratedSides) as (keyof typeof ratedSides)[]))
/* Not at the ends of what a Date can hold, where no end of 14 days exists. */
const dates = date({
  min: new Date('2000-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
})
const moments = integer({ min: -40 * dayMs, max: 40 * dayMs })

it('nothing is written twice, before its time or after it, whatever it is', () => {
  assert(
    property(kinds, stages, written, dates, moments, (kind, stage, mine, at, shift) => {
      const now = new Date(at.getTime() + shift)
      const may = mayRate({ kind, stage, since: at }, mine, now)
      if ('refusal' in may) return
      expect(ratedTable.some((row) => row.kind === kind && row.status === may.status)).toBe(true)
      expect(now.getTime()).toBeGreaterThanOrEqual(at.getTime())
      expect(mine === undefined || (mine === 'in-progress' && may.status !== 'in-progress')).toBe(
        true,
      )
      expect(may.until === undefined || now < may.until).toBe(true)
      // Neither side waits longer for the other than the other may write.
      expect(revealedFrom(may, false, now) <= (may.until ?? now)).toBe(true)
      expect(revealedFrom(may, true, now)).toEqual(now)
    }),
  )
})
