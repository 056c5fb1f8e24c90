import { describe, expect, it, test } from 'vitest'
import { oneDayPrice, seasonPrice } from '../booking-price.ts'
import { rentalDuration } from '../duration.ts'
import { quote, type QuoteInput } from '../quote.ts'
import { earlyReturnRefund, paidParts } from '../refunds/refund.ts'
import { lateParts } from '../settlement.ts'
import { basesOf } from '../taxes/tax.ts'
import { firstDayPrice, keptSeasons } from './kept-seasons.ts'
import { minimumIn, type Season, seasonOn, seasonShares, seasonsFor } from './season.ts'

const season = (more: Partial<Season> = {}): Season => ({
  id: 'summer',
  nameEn: 'Summer',
  nameEs: 'Verano',
  percent: 20,
  from: '2027-06-01',
  until: '2027-08-31',
  areas: [],
  types: [],
  ...more,
})
const rates = { day: 3_900, week: 22_900, month: 84_900 }
const input = (more: Partial<QuoteInput> = {}): QuoteInput => ({
  start: '2027-05-20T10:00',
  end: '2027-07-08T10:00',
  rates,
  mileCents: 9,
  coefficient: 1,
  modifierId: 'normal',
  extras: [],
  taxes: [],
  depositMinimum: 0,
  depositMaximum: 50_000,
  deductibles: [],
  driverBirthDays: ['1990-01-01'],
  seasons: [season()],
  place: { area: 'miami', type: 'car' },
  ...more,
})

describe('the season of a date', () => {
  const july = season({ id: 'july', percent: 50, from: '2027-07-01', until: '2027-07-31' })
  test.each([
    ['2027-05-31', undefined],
    ['2027-06-01', 'summer'],
    ['2027-08-31', 'summer'],
    ['2027-09-01', undefined],
    ['2027-07-01', 'july'],
    ['2027-08-01', 'summer'],
  ])('on %s is %s', (day, id) => {
    expect(seasonOn([season(), july], day)?.id).toBe(id)
  })

  it('is the one that was made last, also where that one is longer', () => {
    expect(seasonOn([july, season()], '2027-07-10')?.id).toBe('summer')
  })

  test.each([
    ['everywhere', {}, 3],
    ['in another area', { areas: ['orlando'] }, 2],
    ['in this one', { areas: ['orlando', 'miami'] }, 3],
    ['for another type', { types: ['van'] }, 2],
    ['for this one here', { types: ['car'], areas: ['miami'] }, 3],
  ])('for cars %s', (_, where, count) => {
    const list = [season(), season(where), season()]
    expect(seasonsFor(list, { area: 'miami', type: 'car' })).toHaveLength(count)
  })
})

test.each([
  // 49 days: a month, two weeks, five days. The 12 first days are in May.
  [
    '2027-05-20T10:00',
    '2027-07-08T10:00',
    [{ id: 'summer', percent: 20, monthDays: 18, weekDays: 14, days: 5 }],
  ],
  // The day begins at 23:30 on the day before the season.
  [
    '2027-05-31T23:30',
    '2027-06-02T23:30',
    [{ id: 'summer', percent: 20, monthDays: 0, weekDays: 0, days: 1 }],
  ],
  // Six hours more are the day that completes the week.
  [
    '2027-08-26T10:00',
    '2027-09-01T16:00',
    [{ id: 'summer', percent: 20, monthDays: 0, weekDays: 6, days: 0 }],
  ],
  ['2027-05-01T10:00', '2027-05-31T15:59', []],
])('the days of a rental from %s to %s in a season', (start, end, shares) => {
  expect(seasonShares([season()], start, rentalDuration(start, end))).toEqual(shares)
})

it('says no line of a season that only has a minimum', () => {
  const stay = season({ percent: 0, minimumDays: 14 })
  expect(seasonShares([stay], '2027-06-10T10:00', { months: 0, weeks: 1, totalDays: 7 })).toEqual(
    [],
  )
})

test.each([
  [20, { monthDays: 18, weekDays: 14, days: 5 }, 116_240, 23_248],
  [-15, { monthDays: 1, weekDays: 0, days: 0 }, 2_830, -424],
  // 2,830 × 5 % is 141.5: half up, and up is nothing off.
  [5, { monthDays: 1, weekDays: 0, days: 0 }, 2_830, 142],
  [-5, { monthDays: 1, weekDays: 0, days: 0 }, 2_830, -141],
])('%i percent of %o', (percent, days, base, amount) => {
  expect(seasonPrice(rates, { id: '', percent, ...days })).toEqual({ base, amount })
})

describe('a quote', () => {
  it('has a line for the season with its base and its amount, before the price modifier', () => {
    const { lines, total } = quote(input({ coefficient: 1.2 }))
    expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['months', 84_900],
      ['weeks', 45_800],
      ['days', 19_500],
      ['season', 23_248],
      ['priceModifier', 34_690],
      ['deposit', 50_000],
    ])
    expect(lines[3]).toMatchObject({ ref: 'summer', quantity: 20, unitPrice: 116_240 })
    expect(lines[4]).toMatchObject({ unitPrice: 173_448 })
    expect(total - 50_000).toBe(Math.round(173_448 * 1.2))
  })

  it('is rent for refunds and for taxes', () => {
    const made = quote(input())
    expect(paidParts(made)).toMatchObject({ rent: 173_448, services: 0 })
    expect(basesOf(made.lines)).toEqual({ rent: 173_448 })
  })

  it('keeps the seasons of its area that are not over, those of other types as well', () => {
    const others = [
      season({ id: 'past', until: '2027-05-19', from: '2027-05-01' }),
      season({ id: 'elsewhere', areas: ['orlando'] }),
      season({ id: 'vans', types: ['van'] }),
      season({ id: 'later', from: '2028-01-01', until: '2028-02-01' }),
    ]
    const { terms } = quote(input({ seasons: others }))
    expect(terms.seasons?.map(({ id }) => id)).toEqual(['vans', 'later'])
    expect(keptSeasons(terms).map(({ id }) => id)).toEqual(['later'])
  })

  it('has nothing of seasons where there are none', () => {
    const [without, never] = [input({ seasons: [] }), input({ seasons: undefined })].map(quote)
    expect(without).toEqual(never)
    expect(Object.keys(without?.terms ?? {})).not.toContain('seasons')
  })
})

it('gives back by the kept seasons: an early return costs what the shorter rental would have', () => {
  const { start, end } = input()
  const stretch = {
    start,
    end,
    rent: 173_448,
    rates,
    coefficient: 1,
    seasons: [season()],
    taxed: { taxes: [], bases: {}, paid: {} },
  }
  // 20 days: two weeks and six days, of which the last two weekdays and six days are in June.
  const used = 45_800 + 23_400 + Math.round(0.2 * ((22_900 * 2) / 7 + 23_400))
  expect(earlyReturnRefund([stretch], '2027-06-09T10:00')).toEqual([173_448 - used])
})

test.each([
  ['before it', '2027-05-28T10:00', 2, [{ days: 2, dayPrice: 3_900 }]],
  [
    'over its border',
    '2027-05-30T10:00',
    3,
    [
      { days: 2, dayPrice: 3_900 },
      { days: 1, dayPrice: 4_680 },
    ],
  ],
  // The grace ends after midnight: the first late day begins in June.
  ['after a late grace', '2027-05-31T20:00', 1, [{ days: 1, dayPrice: 4_680 }]],
  ['none', '2027-05-31T20:00', 0, []],
])('late days %s', (_, end, days, parts) => {
  expect(lateParts(end, days, { dayCents: 3_900, coefficient: 1, seasons: [season()] })).toEqual(
    parts,
  )
})

it('keeps the first day of a late cancellation with the season of its date', () => {
  expect(firstDayPrice(quote(input({ start: '2027-06-01T00:00' })))).toBe(4_680)
  expect(firstDayPrice(quote(input()))).toBe(3_900)
  expect(oneDayPrice(3_905, 1.2, 15)).toBe(Math.round((3_905 + 586) * 1.2))
})

test.each([
  ['2027-05-31T10:00', 3],
  ['2027-06-01T00:00', 14],
  ['2027-09-01T00:00', 3],
])('a booking from %s on takes at least %i days', (start, days) => {
  expect(minimumIn([season({ minimumDays: 14 })], start, 3)).toBe(days)
})
