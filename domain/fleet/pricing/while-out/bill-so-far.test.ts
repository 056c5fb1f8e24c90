import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { addMinutes } from '#domain/core/time/wall-time.ts'
import { billSoFar, type Running } from './bill-so-far.ts'
import { settlement } from '../settlement.ts'
import { taxesOf } from '../taxes/order-taxes.ts'

/** 35 days for $918, a mile for 20 cents; read on the 28th day. */
const running: Running = {
  rent: 91_800,
  startOdometer: 48_210,
  odometer: 48_890,
  readAt: '2026-12-30T10:00',
  start: '2026-12-02T10:00',
  drivenSince: '2026-12-02T10:00',
  end: '2027-01-06T10:00',
  now: '2026-12-30T10:00',
  includedMilesPerDay: 0,
  mileCents: 20,
  coefficient: 1,
  taxes: [],
}

test('680 miles in 28 days head for 850 in 35', () => {
  expect(billSoFar(running)).toEqual({
    soFar: { miles: 680, milesPrice: 13_600, total: 105_400 },
    heading: { miles: 850, milesPrice: 17_000, total: 108_800 },
  })
})

test('the pace is that of the newest reading, not of the days since', () => {
  const later = { ...running, now: '2027-01-02T10:00' }
  expect(billSoFar(later).heading).toEqual(billSoFar(running).heading)
})

test('the tax is on the miles, and the included ones cost nothing', () => {
  expect(billSoFar({ ...running, taxes: taxesOf({ taxRate: 0.1 }) }).soFar.milesPrice).toBe(14_960)
  expect(billSoFar({ ...running, includedMilesPerDay: 20 })).toMatchObject({
    soFar: { miles: 680, milesPrice: 2_400 },
    heading: { miles: 850, milesPrice: 3_000 },
  })
})

test.each([
  ['no reading at all', undefined],
  ['a reading at the keys', '2026-12-02T10:05'],
  ['a reading of less than a day', '2026-12-03T09:59'],
])('%s heads nowhere', (_, readAt) => {
  expect(billSoFar({ ...running, readAt }).heading).toBeUndefined()
})

test('after the end it goes on until now', () => {
  const late = { ...running, now: '2027-01-10T10:00' }
  expect(billSoFar(late).heading?.miles).toBe(Math.round((680 * 39) / 28))
})

it('says what a return now, and one at the end with these miles, would charge for the miles', () => {
  const cases = fc.record({
    driven: fc.integer({ min: 0, max: 20_000 }),
    includedMilesPerDay: fc.integer({ min: 0, max: 200 }),
    mileCents: fc.integer({ min: 0, max: 300 }),
    coefficient: fc.constantFrom(0.85, 1, 1.2),
    taxes: fc.integer({ min: 0, max: 300 }).map((n) => taxesOf({ taxRate: n / 1000 })),
    minutes: fc.integer({ min: 1_440, max: 60 * 1_440 }),
  })
  fc.assert(
    fc.property(cases, ({ driven, minutes, ...terms }) => {
      const now = addMinutes(running.start, minutes)
      const end = addMinutes(now, 3 * 1_440)
      const one = { ...running, ...terms, odometer: 48_210 + driven, readAt: now, now, end }
      const { soFar, heading } = billSoFar(one)
      for (const [sums, ended] of [
        [soFar, now],
        [heading, end],
      ] as const) {
        const lines = settlement({
          ...one,
          endOdometer: one.startOdometer + (sums?.miles ?? 0),
          ended,
          dayCents: 4_000,
          rentalDays: 60,
          energy: { kind: 'gas', start: 8, end: 8, tankGallons: 12, gasPriceCents: 400 },
        })
        const charged = lines.reduce((sum, { amount }) => sum + amount, 0)
        expect(sums?.milesPrice).toBe(charged)
        expect(sums?.total).toBe(one.rent + charged)
      }
    }),
    { numRuns: 300 },
  )
})
