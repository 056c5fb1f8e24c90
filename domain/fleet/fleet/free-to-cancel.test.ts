import { expect, it, test } from 'vitest'
import { freeToCancelUntil } from './free-to-cancel.ts'
import { cancellationRefund } from '../pricing/refund.ts'

const california = 'America/Los_Angeles'

test.each([
  ['an ordinary day', '2026-12-05T10:00', '2026-12-04T10:00'],
  ['the day after the clock went back', '2026-11-01T10:00', '2026-10-31T11:00'],
  ['the day after it went on', '2027-03-14T10:00', '2027-03-13T09:00'],
])('%s', (_what, start, until) => {
  expect(freeToCancelUntil(start, california).wall).toBe(until)
})

it('is the last minute at which a cancellation keeps nothing', () => {
  const { at } = freeToCancelUntil('2027-03-14T10:00', california)
  const start = new Date('2027-03-14T17:00:00Z')
  const minutesToStart = (start.getTime() - at.getTime()) / 60_000
  const paid = { rent: 150_200, services: 0, tax: 0, deposit: 50_000 }
  const taxed = { taxes: [], bases: {}, paid: {} }
  const cancelled = (minutes: number) =>
    cancellationRefund({
      paid,
      taxed,
      oneDay: 3_900,
      minutesToStart: minutes,
      minutesSinceBooking: 999,
    }).keptRent
  expect([cancelled(minutesToStart + 1), cancelled(minutesToStart)]).toEqual([0, 3_900])
})
