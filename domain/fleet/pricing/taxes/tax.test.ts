import { describe, expect, it, test } from 'vitest'
import { addDays, addMinutes } from '#domain/core/time/wall-time.ts'
import { type QuoteInput, quote } from '../quote.ts'
import {
  daysOnly,
  earlyReturnRefund,
  earlyReturnTaxes,
  keptTaxes,
  paidParts,
} from '../refunds/refund.ts'
import { settlement } from '../settlement.ts'
import { rentalDays, sumOfShares, taxedOf, taxesOf } from './order-taxes.ts'
import { type Tax, taxesOn, taxLines } from './tax.ts'

const tax = (id: string, more: Partial<Tax>): Tax => ({
  id,
  nameEn: id,
  nameEs: id,
  on: [],
  onTaxes: [],
  ...more,
})

/** $2 a day for 30 days, which is itself taxed, a state's tax and a county's on top. */
const florida: readonly Tax[] = [
  tax('surcharge', { dayCents: 200, firstDays: 30, account: '2210' }),
  tax('state', { fraction: 0.06, on: ['rent', 'extras', 'miles'], onTaxes: ['surcharge'] }),
  tax('county', { fraction: 0.01, on: ['rent', 'extras', 'miles'], onTaxes: ['surcharge'] }),
]
const start = '2026-11-24T10:00'
const input: QuoteInput = {
  start,
  end: '2026-12-15T10:00',
  rates: { day: 3_900, week: 27_900, month: 99_900 },
  mileCents: 20,
  coefficient: 1,
  modifierId: 'normal',
  extras: [],
  taxes: florida,
  depositMinimum: 40_000,
  depositMaximum: 40_000,
  deductibles: [],
  driverBirthDays: [],
}
/** What each tax of a quote comes to. */
const taxesIn = (asked: QuoteInput) =>
  quote(asked).lines.flatMap(({ code, ref, amount }) => (code === 'tax' ? [[ref, amount]] : []))

describe('the taxes of a quote', () => {
  it('takes each in turn: 21 days at $837.00', () => {
    expect(taxesIn(input)).toEqual([
      ['surcharge', 4_200],
      ['state', 5_274],
      ['county', 879],
    ])
    expect(quote(input).donationBase).toBe(83_700)
  })

  it.each([
    [29, 5_800],
    [30, 6_000],
    [31, 6_000],
    [200, 6_000],
  ])('counts the first 30 of %i days', (days, cents) => {
    expect(taxesIn({ ...input, end: addDays(start, days) })[0]).toEqual(['surcharge', cents])
  })

  it('counts on in an extension, and its late days first', () => {
    const more = { ...input, daysBefore: 21, depositHeld: true }
    expect(taxesIn({ ...more, end: addDays(start, 7) })[0]).toEqual(['surcharge', 1_400])
    const late = { ...more, end: addDays(start, 7), lateSoFar: [{ days: 1, dayPrice: 3_900 }] }
    expect(taxesIn(late)[0]).toEqual(['surcharge', 1_600])
    expect(taxesIn({ ...more, end: addDays(start, 14) })[0]).toEqual(['surcharge', 1_800])
    expect(rentalDays(quote({ ...more, end: addDays(start, 14) }))).toBe(35)
    // Of days that all lie behind the thirtieth there is no line.
    expect(taxesIn({ ...more, daysBefore: 30 }).map(([id]) => id)).toEqual(['state', 'county'])
  })

  it('takes no day twice when the car is changed, and gives tax back for a cheaper one', () => {
    const swap = { credit: 100_000, fee: 0 }
    const changed = quote({ ...input, daysBefore: 21, depositHeld: true, swap })
    expect(changed.lines.filter(({ code }) => code === 'tax')).toMatchObject([
      { ref: 'state', unitPrice: -16_300, amount: -978 },
      { ref: 'county', amount: -163 },
    ])
    expect(rentalDays(changed)).toBe(21)
  })

  it('says nothing of an area without taxes, and knows the rate of before', () => {
    expect(taxesIn({ ...input, taxes: [] })).toEqual([])
    expect(taxesOf({ taxRate: 0 })).toEqual([])
    expect(taxesOf({ taxRate: 0.07 })).toMatchObject([{ fraction: 0.07 }])
    expect(taxesOf({ taxes: florida, taxRate: 0.07 })).toBe(florida)
  })
})

test.each([
  ['2026-12-31', ['old']],
  ['2027-01-01', ['new']],
  ['2025-12-31', []],
])('on %s are in force', (day, ids) => {
  const dated = [
    { ...tax('old', { fraction: 0.05 }), from: '2026-01-01', until: '2026-12-31' },
    { ...tax('new', { fraction: 0.06 }), from: '2027-01-01' },
  ]
  expect(taxesOn(dated, day).map(({ id }) => id)).toEqual(ids)
})

test('a return takes the taxes of miles, late days and gas, with the days it was late', () => {
  const lines = settlement({
    ...input,
    startOdometer: 1_000,
    endOdometer: 1_100,
    includedMilesPerDay: 0,
    ended: addMinutes(input.end, 6 * 60 + 1),
    dayCents: 3_900,
    energy: { kind: 'gas', start: 8, end: 7, tankGallons: 16, gasPriceCents: 400 },
    taxes: [...florida, tax('gas', { fraction: 0.1, on: ['energy', 'appointment'] })],
    rentalDays: 29,
    appointment: 1_500,
  })
  expect(lines.map(({ code, areaTax, amount }) => [areaTax?.id ?? code, amount])).toEqual([
    ['miles', 2_000],
    ['lateDays', 3_900],
    ['gas', 800],
    ['appointment', 1_500],
    ['surcharge', 200],
    ['state', 366],
    ['county', 61],
    ['gas', 230],
  ])
})

describe('what goes back', () => {
  const bought = quote(input)
  const stretch = {
    start,
    end: input.end,
    rent: paidParts(bought).rent,
    rates: input.rates,
    coefficient: 1,
    taxed: taxedOf(bought),
  }
  /** Of each tax with the days from `end` on. */
  const back = (stretches: (typeof stretch)[], end: string) => {
    const refunds = earlyReturnRefund(stretches, end)
    return earlyReturnTaxes(stretches, refunds, end).map(({ tax: { id }, cents }) => [id, cents])
  }

  it('is each tax less what the rule takes of the days that were used', () => {
    // A week is kept: $279.00 of rent and seven days of $2.
    expect(back([stretch], addDays(start, 7))).toEqual([
      ['surcharge', 2_800],
      ['state', 5_274 - 1_758],
      ['county', 879 - 293],
    ])
    expect(back([stretch], input.end)).toEqual([])
    expect(sumOfShares(earlyReturnTaxes([stretch], [83_700], start))).toBe(4_200 + 5_274 + 879)
  })

  it('is of a car that was changed only what its days had', () => {
    expect(back([daysOnly(stretch)], addDays(start, 7))).toEqual([
      ['surcharge', 2_800],
      ['state', 252 - 84],
      ['county', 42 - 14],
    ])
    expect(daysOnly(stretch).rent).toBe(0)
  })

  it('keeps of a late cancellation the taxes of one day', () => {
    expect(keptTaxes(taxedOf(bought), 3_900).map(({ tax: { id }, cents }) => [id, cents])).toEqual([
      ['surcharge', 200],
      ['state', 246],
      ['county', 41],
    ])
    expect(keptTaxes(taxedOf(bought), 0)).toEqual([])
  })
})

test('lines of nothing come to nothing', () => {
  expect(taxLines(florida, { bases: {} }).map(({ amount }) => amount)).toEqual([0, 0, 0])
})
