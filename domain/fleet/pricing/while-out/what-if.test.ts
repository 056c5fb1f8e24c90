import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { addDays, addMinutes } from '#domain/core/time/wall-time.ts'
import type { OpenRental } from './open-rental.ts'
import { quote } from '../quote.ts'
import { returnPreview } from './return-preview.ts'
import { settlement } from '../settlement.ts'
import { milesBy, whatIf } from './what-if.ts'
import { taxesOf } from '../taxes/order-taxes.ts'
import { taxLines } from '../taxes/tax.ts'
import { rentalDuration } from '../duration.ts'

/** 35 days for $918, a mile for 20 cents, read on the 28th day; a week more costs $203.15. */
const open: OpenRental = {
  rent: 91_800,
  startOdometer: 48_210,
  odometer: 48_890,
  readAt: '2026-12-30T10:00',
  start: '2026-12-02T10:00',
  drivenSince: '2026-12-02T10:00',
  end: '2027-01-06T10:00',
  includedMilesPerDay: 0,
  mileCents: 20,
  coefficient: 0.85,
  taxes: [],
  dayCents: 4_000,
  rentalDays: 35,
  fuel: { kind: 'gas', start: 8, tankGallons: 13, gasPriceCents: 480 },
  appointment: 0,
  stretches: [
    {
      start: '2026-12-02T10:00',
      end: '2027-01-06T10:00',
      rent: 91_800,
      rates: { day: 4_000, week: 23_900, month: 84_100 },
      coefficient: 0.85,
      taxed: { taxes: [], bases: {}, paid: {} },
    },
  ],
  noticed: undefined,
  deposit: 50_000,
  owed: 0,
  credit: 0,
  more: {
    rates: { day: 4_000, week: 23_900, month: 84_100 },
    mileCents: 20,
    includedMilesPerDay: 0,
    coefficient: 0.85,
    taxes: [],
    coverMonth: undefined,
    offerCredit: 0,
  },
}
const now = '2026-12-30T10:00'

test.each([
  ['the agreed end', '2027-01-06T10:00', 850, [0, 0, 20_000, 111_800]],
  ['a week more', '2027-01-13T10:00', 1_020, [7, 20_315, 24_000, 136_115]],
  ['a day more', '2027-01-07T10:00', 874, [1, 3_400, 20_565, 115_765]],
  ['a week more, more miles', '2027-01-13T10:00', 1_200, [7, 20_315, 28_235, 140_350]],
  // A month costs less than four weeks and a day.
  ['five days early', '2027-01-01T10:00', 729, [-5, -20_315, 17_153, 88_638]],
  // The notice counts 24 hours.
  ['at once', now, 680, [-7, -7_140, 16_000, 100_660]],
] as const)('%s', (_, end, miles, [days, daysPrice, milesPrice, total]) => {
  expect(whatIf(open, { now, end, miles })).toEqual({
    rent: 91_800,
    days,
    daysPrice,
    miles,
    included: 0,
    milesPrice,
    total,
  })
})

test.each([
  ['at the pace of the newest reading', {}, 1000, '2027-01-13T10:00', 1_020],
  ['never less than was driven', {}, 1000, '2026-12-20T10:00', 680],
  [
    'as planned while nothing was read',
    { readAt: undefined, odometer: 48_210 },
    1000,
    open.end,
    1000,
  ],
  ['as planned on the first day', { readAt: '2026-12-03T09:00' }, 700, open.end, 700],
  ['unknown without a plan', { readAt: undefined, odometer: 48_210 }, undefined, open.end, 0],
] as const)('miles %s', (_, more, planned, end, miles) => {
  expect(milesBy({ ...open, ...more }, end, planned)).toBe(miles)
})

const amount = (lines: readonly { amount: number }[]) =>
  lines.reduce((sum, line) => sum + line.amount, 0)
const cents = (max: number) => fc.integer({ min: 0, max })
const rates = fc.record({ day: cents(30_000), week: cents(150_000), month: cents(500_000) })
const coefficient = fc.constantFrom(0.85, 1, 1.2)
const taxes = fc.constantFrom(...[0, 0.0725, 0.1025].map((taxRate) => taxesOf({ taxRate })))
const rentals = fc
  .record({
    days: fc.integer({ min: 7, max: 90 }),
    gone: fc.integer({ min: 0, max: 7 * 1440 }),
    driven: fc.integer({ min: 0, max: 9_000 }),
    rent: cents(900_000),
    rates,
    taxes,
    coefficient,
    includedMilesPerDay: fc.integer({ min: 0, max: 120 }),
    mileCents: cents(90),
    more: fc.record({
      rates,
      taxes,
      coefficient,
      mileCents: cents(90),
      includedMilesPerDay: fc.integer({ min: 0, max: 120 }),
      coverMonth: fc.constantFrom(undefined, 5_000, 10_000),
      offerCredit: cents(20_000),
    }),
  })
  .map(({ days, gone, driven, ...given }) => {
    const end = addDays(open.start, days)
    const { totalDays } = rentalDuration(open.start, end)
    const taxable = { bases: { rent: given.rent }, days: totalDays }
    const paid = Object.fromEntries(
      taxLines(given.taxes, taxable).map((line) => [line.tax.id, line.amount]),
    )
    const taxed = { taxes: given.taxes, ...taxable, paid }
    const stretch = { ...given, taxed, start: open.start, end }
    const { more, ...terms } = given
    return {
      now: addMinutes(open.start, gone),
      open: {
        ...open,
        ...terms,
        end,
        rentalDays: totalDays,
        odometer: open.startOdometer + driven,
        stretches: [stretch],
        more,
      },
    }
  })

it('kept longer costs what the extension and then its settlement take', () => {
  fc.assert(
    fc.property(rentals, fc.integer({ min: 1, max: 60 }), cents(3_000), (rental, days, further) => {
      const { now: asked, open: out } = rental
      const end = addDays(out.end, days)
      const miles = out.odometer - out.startOdometer + further
      const said = whatIf(out, { now: asked, end, miles })
      const soFar = settlement({
        ...out,
        taxes: [],
        ended: asked,
        endOdometer: out.odometer,
        energy,
      })
      const { coverMonth, ...more } = out.more
      const extension = quote({
        ...more,
        start: out.end,
        end,
        modifierId: 'any',
        extras: [],
        ...(coverMonth === undefined ? {} : { cover: [{ from: 0, month: coverMonth }] }),
        depositMinimum: 40_000,
        depositMaximum: 90_000,
        deductibles: [],
        driverBirthDays: ['1990-01-01'],
        depositHeld: true,
        milesSoFar: {
          miles: soFar.find(({ code }) => code === 'miles')?.quantity ?? 0,
          included: 0,
          mileCents: out.mileCents,
          coefficient: out.coefficient,
        },
      })
      const atTheEnd = settlement({
        ...out,
        ...more,
        startOdometer: out.odometer,
        endOdometer: out.odometer + further,
        start: asked,
        end,
        ended: end,
        dayCents: more.rates.day,
        energy,
      })
      expect(said.total).toBe(out.rent + extension.total + amount(atTheEnd))
      expect(said.rent + said.daysPrice + said.milesPrice).toBe(said.total)
    }),
  )
})

const energy = { kind: 'gas', start: 8, end: 8, tankGallons: 13, gasPriceCents: 480 } as const

it('brought back early, or on time, costs what the return then takes and gives back', () => {
  fc.assert(
    fc.property(rentals, cents(90 * 1440), cents(3_000), (rental, later, further) => {
      const { now: asked, open: out } = rental
      const wanted = addMinutes(asked, later)
      const end = wanted < out.end ? wanted : out.end
      const miles = out.odometer - out.startOdometer + further
      const said = whatIf(out, { now: asked, end, miles })
      // The notice was given when it was asked.
      const told = { ...out, noticed: asked }
      const odometer = out.startOdometer + miles
      const { lines, unused } = returnPreview(told, { now: end, odometer, level: 8 })
      expect(said.total).toBe(out.rent + amount(lines) - unused)
    }),
  )
})
