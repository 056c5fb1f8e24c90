import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costPerMileCents, mileageCents } from './booking-price.ts'
import { energyLine } from './energy.ts'
import { shareOf } from './half-up.ts'
import { lineFormula, type PricedLine } from './line-text.ts'
import { milesEstimate } from './trip-price.ts'
import { quote } from './quote.ts'
import { recomputed } from '#testing/recomputed.ts'
import { taxesOf } from './taxes/order-taxes.ts'

function miles(count: number, cents: number, coefficient: number): PricedLine {
  return {
    quantity: count,
    unit: 'mile',
    unitPrice: costPerMileCents(cents, coefficient),
    amount: mileageCents(count, cents, coefficient),
    rate: { cents, coefficient },
  }
}

test.each([
  ['a whole price', miles(850, 20, 1), '850 × 20¢'],
  ['two decimals', miles(100, 9, 0.85), '100 × 10.59¢'],
  ['the rule, as two do not multiply', miles(850, 10, 0.85), '850 mi × 10¢ ÷ 0.85'],
  ['nor do four', miles(3, 13, 1.2), '3 mi × 13¢ ÷ 1.2'],
  ['thousands', miles(1_362, 20, 1), '1,362 × 20¢'],
  ['with its tax', { ...miles(900, 23, 1), amount: 22_667, tax: 1_967 }, '900 × 23¢ + $19.67'],
  ['none', miles(0, 20, 1), undefined],
  ['weeks', { quantity: 2, unit: 'week', unitPrice: 22_900, amount: 45_800 }, '2 × $229.00'],
  ['one', { quantity: 1, unit: 'month', unitPrice: 81_000, amount: 81_000 }, undefined],
  [
    'a plan',
    { quantity: -15, unit: 'percent', unitPrice: 150_200, amount: -22_530 },
    '-15% × $1,502.00',
  ],
  [
    'a tax',
    { quantity: 9.5, unit: 'percent', unitPrice: 137_300, amount: 13_044 },
    '9.5% × $1,373.00',
  ],
  [
    'a battery of parts of a cent',
    { quantity: 20, unit: 'percent', unitPrice: 2_562.5, amount: 513 },
    '20% × $25.63',
  ],
  ['eighths', { quantity: 3, unit: 'eighth', unitPrice: 837.4125, amount: 2_512 }, '3 × $8.374'],
  [
    'what cannot be said',
    { quantity: 3, unit: 'mile', unitPrice: 13 / 1.2, amount: 33 },
    undefined,
  ],
])('%s', (_what, line, text) => {
  expect(lineFormula(line)).toBe(text)
})

const coefficients = fc.integer({ min: 300, max: 3000 }).map((thousandths) => thousandths / 1000)
const centsAMile = fc.integer({ min: 1, max: 500 })
const manyMiles = fc.integer({ min: 0, max: 200_000 })
const taxRates = fc.integer({ min: 0, max: 300_000 }).map((micro) => micro / 1_000_000)

/** A line that shows no formula shows its amount alone, or is one of one. */
function fitsAlone(line: PricedLine): boolean {
  return line.quantity === 0 || line.unitPrice === 0 || line.unitPrice === line.amount
}

/** What some of these lines show, and what comes out of it, where that is not their amount. */
function wrongIn(...lines: PricedLine[]): string[] {
  return lines.flatMap((line) => {
    const text = lineFormula(line)
    if (text === undefined) return fitsAlone(line) ? [] : [`nothing, but ${line.amount}`]
    const cents = recomputed(text)
    return Object.is(cents, line.amount) ? [] : [`${text} is ${cents}, but ${line.amount}`]
  })
}

test('miles of every price and plan multiply to the cent from what is shown', () => {
  fc.assert(
    fc.property(
      manyMiles,
      centsAMile,
      coefficients,
      taxRates,
      (count, cents, coefficient, taxRate) => {
        const line = miles(count, cents, coefficient)
        const tax = shareOf(line.amount, taxRate)
        const taxed = { ...line, tax, amount: line.amount + tax }
        expect(wrongIn(line, taxed)).toEqual([])
      },
    ),
    { numRuns: 2_000 },
  )
})

test('every line of a quote multiplies to the cent from what is shown', () => {
  fc.assert(
    fc.property(
      fc.record({
        day: fc.integer({ min: 1, max: 30_000 }),
        week: fc.integer({ min: 1, max: 150_000 }),
        month: fc.integer({ min: 1, max: 500_000 }),
      }),
      coefficients,
      taxRates,
      centsAMile,
      manyMiles,
      fc.integer({ min: 1, max: 400 }),
      (rates, coefficient, taxRate, mileCents, count, days) => {
        const end = new Date(Date.UTC(2026, 10, 24 + days, 10)).toISOString().slice(0, 16)
        const priced = quote({
          start: '2026-11-24T10:00',
          end,
          rates,
          mileCents,
          includedMilesPerDay: 0,
          coefficient,
          modifierId: 'plan',
          extras: [{ id: 'seat', price: 4_999 }],
          cover: [{ from: 0, month: 5_000 }],
          appointmentPrice: 1_500,
          taxes: taxesOf({ taxRate }),
          depositMinimum: 50_000,
          depositMaximum: 100_000,
          deductibles: [],
          driverBirthDays: [],
          milesSoFar: { miles: count, included: 0, mileCents, coefficient },
          lateSoFar: [{ days: 3, dayPrice: rates.day }],
        })
        const { unitPrice, amount, paidMiles, tax } = milesEstimate(priced, count)
        const rate = { cents: mileCents, coefficient }
        const ahead = {
          quantity: paidMiles,
          unit: 'mile',
          unitPrice,
          amount,
          rate,
          tax,
        } as const
        expect(wrongIn(...priced.lines, ahead)).toEqual([])
      },
    ),
    { numRuns: 500 },
  )
})

test('missing gas and charge multiply to the cent from what is shown', () => {
  const tenths = fc.integer({ min: 10, max: 1_500 }).map((count) => count / 10)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 0, max: 100 }),
      tenths,
      fc.integer({ min: 1, max: 2_000 }),
      (eighths, percent, size, price) => {
        const gas = energyLine({
          kind: 'gas',
          start: eighths,
          end: 0,
          tankGallons: size,
          gasPriceCents: price,
        })
        const charge = energyLine({
          kind: 'charge',
          start: percent,
          end: 0,
          batteryKwh: size,
          kwhPriceCents: price,
        })
        expect(wrongIn(gas, charge)).toEqual([])
      },
    ),
    { numRuns: 1_000 },
  )
})
