import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { freeToCancelUntil, freeUntil } from './free-until.ts'
import { cancellationRefund } from './refund.ts'

const at = (hours: number) => new Date(Date.UTC(2027, 0, 1) + hours * 3_600_000)

it.each([
  ['booked long before', -240, 100, 76],
  ['booked for tomorrow', 90, 100, 91],
  ['booked 24 hours before', 76, 100, 77],
  ['booked after its start', 101, 100, 102],
])('a booking that was %s is free to cancel until then', (_what, booked, starts, free) => {
  expect(freeUntil({ bookedAt: at(booked), startsAt: at(starts) })).toEqual(at(free))
})

it('before that minute everything goes back, and after it no more', () => {
  const nothing = { taxes: [], bases: {}, paid: {} }
  const refundAt = (now: Date, startsAt: Date, bookedAt: Date) =>
    cancellationRefund({
      paid: { rent: 90_000, services: 0, tax: 0, deposit: 50_000 },
      taxed: nothing,
      oneDay: 3_400,
      minutesToStart: (startsAt.getTime() - now.getTime()) / 60_000,
      minutesSinceBooking: (now.getTime() - bookedAt.getTime()) / 60_000,
    }).refund
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (minutes) => {
      const [bookedAt, startsAt] = [at(0), at(minutes / 60)]
      const free = freeUntil({ bookedAt, startsAt }).getTime()
      expect(refundAt(new Date(free - 60_000), startsAt, bookedAt)).toBe(140_000)
      expect(refundAt(new Date(free + 60_000), startsAt, bookedAt)).toBe(136_600)
    }),
  )
})

test.each([
  ['an ordinary day', '2026-12-05T10:00', '2026-12-04T10:00'],
  ['the day after the clock went back', '2026-11-01T10:00', '2026-10-31T11:00'],
  ['the day after it went on', '2027-03-14T10:00', '2027-03-13T09:00'],
])('%s', (_what, start, until) => {
  expect(freeToCancelUntil(start, 'America/Los_Angeles').wall).toBe(until)
})
