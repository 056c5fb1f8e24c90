import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cancellationRefund, earlyEnd, earlyReturnRefund, feeShare } from './refund.ts'
import { oneDayPrice } from '../booking-price.ts'
import { type Taxed, taxesOf } from '../taxes/order-taxes.ts'

const untaxed: Taxed = { taxes: [], bases: {}, paid: {} }
const tenth = (cents: number): Taxed => ({
  taxes: taxesOf({ taxRate: 0.1 }),
  bases: {},
  paid: { tax: cents },
})
const paid = { rent: 150_200, services: 4_000, tax: 0, deposit: 100_000 }
const day = 1440

test.each([
  ['a minute more than a day before', day + 1, 9_999, 254_200, 'cancel-more-than-a-day-before'],
  ['exactly a day before', day, 9_999, 250_300, 'cancel-late'],
  ['within the hour of booking', 30, 60, 254_200, 'cancel-within-an-hour'],
  ['a minute after that hour', 30, 61, 250_300, 'cancel-late'],
  ['after the start, nobody came', -day, 9_999, 250_300, 'cancel-late'],
] as const)('cancelled %s', (_, minutesToStart, minutesSinceBooking, refund, rule) => {
  const options = { paid, taxed: untaxed, oneDay: 3_900, minutesToStart, minutesSinceBooking }
  expect(cancellationRefund(options)).toMatchObject({ refund, rule })
})

it('keeps no more than the rent, and the tax on what it keeps', () => {
  const late = { minutesToStart: 0, minutesSinceBooking: 999 }
  const cheap = { rent: 2_000, services: 0, tax: 200, deposit: 50_000 }
  expect(
    cancellationRefund({ paid: cheap, taxed: tenth(200), oneDay: 3_900, ...late }),
  ).toMatchObject({
    keptRent: 2_000,
    keptTax: 200,
    refund: 50_000,
  })
  expect(
    cancellationRefund({
      paid: { ...cheap, rent: 8_000, tax: 800 },
      taxed: tenth(800),
      oneDay: 3_900,
      ...late,
    }),
  ).toMatchObject({ keptRent: 3_900, keptTax: 390, refund: 54_510 })
})

it('makes one day dearer with the coefficient', () => {
  expect([oneDayPrice(3_900, 1), oneDayPrice(3_900, 1.2), oneDayPrice(3_900, 0.85)]).toEqual([
    3_900, 4_680, 3_315,
  ])
})

describe('an early return', () => {
  const rates = { day: 3_900, week: 22_900, month: 84_900 }
  const first = {
    start: '2026-11-24T10:00',
    end: '2027-01-12T10:00',
    rent: 150_200,
    rates,
    coefficient: 1,
    taxed: untaxed,
  }
  const second = {
    start: '2027-01-12T10:00',
    end: '2027-01-19T10:00',
    rent: 22_900,
    rates,
    coefficient: 1,
    taxed: untaxed,
  }

  it.each([
    ['two weeks early', '2026-12-29T10:00', 150_200 - (84_900 + 5 * 3_900), 22_900],
    ['at the end of the first stretch', '2027-01-12T10:00', 0, 22_900],
    ['in the second stretch', '2027-01-14T10:00', 0, 22_900 - 7_800],
    // Six days cost more than the week that was paid.
    ['so late that it is worth nothing', '2027-01-18T10:00', 0, 0],
    ['in time', '2027-01-19T10:00', 0, 0],
    ['late', '2027-01-25T10:00', 0, 0],
  ])('%s', (_, end, a, b) => {
    expect(earlyReturnRefund([first, second], end)).toEqual([a, b])
  })

  // @9-discount-requires
  it('counts from 24 hours after the notice', () => {
    expect(earlyEnd('2026-12-29T10:00', '2026-12-29T08:00')).toBe('2026-12-30T08:00')
    expect(earlyEnd('2026-12-29T10:00', '2026-12-20T08:00')).toBe('2026-12-29T10:00')
  })
})

it('gives the fee back with the money, to the last cent, however it is cut', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 0, max: 30_000 }),
      fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 6 }),
      (due, fee, cuts) => {
        let [refundedDue, refundedFee] = [0, 0]
        for (const cut of [...cuts, due]) {
          const refund = Math.min(cut, due - refundedDue)
          const share = feeShare({ due, fee, refundedDue, refundedFee, refund })
          expect(share).toBeGreaterThanOrEqual(0)
          refundedDue += refund
          refundedFee += share
          expect(refundedFee).toBeLessThanOrEqual(fee)
        }
        expect([refundedDue, refundedFee]).toEqual([due, fee])
      },
    ),
  )
})
