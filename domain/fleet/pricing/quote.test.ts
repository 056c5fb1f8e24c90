import { expect, describe, it, test } from 'vitest'
import { quote, type QuoteInput } from './quote.ts'
import { taxesOf } from './taxes/order-taxes.ts'

/** What the sample company's cover costs a month. */
const cover = [
  { from: 0, month: 5_000 },
  { from: 74_500, month: 10_000 },
]

/** A Toyota in the Bay Area for 37 days, nothing added. */
const plain: QuoteInput = {
  start: '2026-12-01T10:00',
  end: '2027-01-07T10:00',
  rates: { day: 5_100, week: 30_300, month: 107_000 },
  mileCents: 25,
  coefficient: 1,
  modifierId: 'normal',
  extras: [],
  taxes: [],
  depositMinimum: 25_000,
  depositMaximum: 70_000,
  deductibles: [],
  driverBirthDays: ['1990-06-15'],
}

const codes = (input: QuoteInput) => quote(input).lines.map((line) => line.code)
const line = (input: QuoteInput, code: string) =>
  quote(input).lines.find((one) => one.code === code)

describe('a quote', () => {
  it('shows a month and a week, no modifier’s difference, and the deposit', () => {
    expect(quote(plain)).toEqual({
      lines: [
        {
          code: 'months',
          quantity: 1,
          unit: 'month',
          unitPrice: 107_000,
          amount: 107_000,
          rule: 'booking-price',
          refundable: false,
        },
        {
          code: 'weeks',
          quantity: 1,
          unit: 'week',
          unitPrice: 30_300,
          amount: 30_300,
          rule: 'booking-price',
          refundable: false,
        },
        {
          code: 'priceModifier',
          ref: 'normal',
          quantity: 0,
          unit: 'percent',
          unitPrice: 137_300,
          amount: 0,
          rule: 'price-modifier',
          refundable: false,
        },
        {
          code: 'deposit',
          quantity: 1,
          unit: 'once',
          unitPrice: 70_000,
          amount: 70_000,
          rule: 'deposit-maximum',
          refundable: true,
        },
      ],
      total: 207_300,
      dueNow: 207_300,
      deposit: 70_000,
      donationBase: 137_300,
      costPerMile: 0.25,
      months: 1,
      weeks: 1,
      days: 0,
      totalDays: 37,
      coefficient: 1,
      terms: {
        rates: { day: 5_100, week: 30_300, month: 107_000 },
        mileCents: 25,
        includedMilesPerDay: 0,
        taxes: [],
        donationRate: 0,
      },
    })
  })

  it('has its lines in their order', () => {
    const everything: QuoteInput = {
      ...plain,
      end: '2027-01-09T18:00',
      coefficient: 1.2,
      modifierId: 'moreMiles',
      extras: [
        { id: 'childSeat', price: 4_000 },
        { id: 'roofRack', price: 6_000 },
      ],
      appointmentPrice: 1_500,
      cover,
      taxes: taxesOf({ taxRate: 0.0925 }),
      driverBirthDays: ['1990-06-15', '2004-06-15'],
    }
    expect(quote(everything).lines.map(({ code, amount, rule }) => [code, amount, rule])).toEqual([
      ['months', 107_000, 'booking-price'],
      ['weeks', 30_300, 'booking-price'],
      ['days', 15_300, 'extra-day'],
      ['priceModifier', 30_520, 'price-modifier'],
      ['extra', 4_000, 'extras-once'],
      ['extra', 6_000, 'extras-once'],
      ['appointment', 1_500, 'evening-pickup'],
      ['ownCollision', 10_000, 'own-collision-low-deposit'],
      ['tax', 18_927, 'area-tax'],
      ['deposit', 70_000, 'deposit-maximum'],
      ['deposit', 20_000, 'deposit-under-25'],
    ])
    expect(quote(everything)).toMatchObject({
      donationBase: 204_620,
      deposit: 90_000,
      total: 313_547,
    })
  })
})

it('refuses prices that are not whole cents or less than nothing', () => {
  expect(() => quote({ ...plain, extras: [{ id: 'tollPass', price: 9.99 }] })).toThrow(RangeError)
  expect(() => quote({ ...plain, appointmentPrice: -300_000 })).toThrow(RangeError)
  expect(() => quote({ ...plain, end: 'soon' })).toThrow(RangeError)
})

describe('the rent', () => {
  it('leaves out the periods that are nothing', () => {
    expect(codes({ ...plain, end: '2026-12-03T10:00' })).toEqual([
      'days',
      'priceModifier',
      'deposit',
    ])
    expect(codes({ ...plain, end: '2026-12-31T10:00' })).toEqual([
      'months',
      'priceModifier',
      'deposit',
    ])
  })

  test.each([
    ['a day of its own', '2026-12-03T17:00', 'days'],
    ['the day that completes a week', '2026-12-07T17:00', 'weeks'],
    ['the day that completes a month', '2026-12-30T17:00', 'months'],
    ['the day that completes a week after a month', '2027-01-06T17:00', 'weeks'],
  ])('says where the leftover hours went: %s', (_, end, code) => {
    const extra = quote({ ...plain, end }).lines.filter((one) => one.rule === 'extra-day')
    expect(extra.map((one) => one.code)).toEqual([code])
  })

  it('shows what fewer miles save and more miles cost', () => {
    const fewer = { ...plain, coefficient: 0.85, modifierId: 'fewerMiles' }
    expect(line(fewer, 'priceModifier')).toMatchObject({
      ref: 'fewerMiles',
      quantity: -15,
      amount: -20_595,
    })
    expect(quote(fewer).costPerMile).toBeCloseTo(0.2941, 4)
    const more = { ...plain, coefficient: 1.2, modifierId: 'moreMiles' }
    expect(line(more, 'priceModifier')).toMatchObject({ quantity: 20, amount: 27_460 })
  })
})

describe('what is bought with it', () => {
  // @3-extras-option
  it('costs an extra once per order, even when it is named twice', () => {
    const seat = { id: 'childSeat', price: 4_000 }
    expect(quote({ ...plain, extras: [seat, seat] }).total).toBe(
      quote({ ...plain, extras: [seat] }).total,
    )
  })

  it('shows a free appointment and leaves out none', () => {
    expect(line({ ...plain, appointmentPrice: 0 }, 'appointment')).toMatchObject({
      amount: 0,
      rule: 'daytime-pickup',
    })
    expect(line(plain, 'appointment')).toBeUndefined()
  })

  it('prices the company’s collision cover by the base deposit, not by the surcharge for the young', () => {
    const young = { ...plain, cover, driverBirthDays: ['2004-06-15'] }
    expect(line(young, 'ownCollision')).toMatchObject({
      quantity: 2,
      unitPrice: 5_000,
      amount: 10_000,
    })
    expect(line({ ...young, depositMaximum: 74_500 }, 'ownCollision')).toMatchObject({
      amount: 20_000,
      rule: 'own-collision-high-deposit',
    })
  })

  it('does not lower the deposit by the company’s cover', () => {
    expect(quote({ ...plain, cover }).deposit).toBe(70_000)
  })
})

describe('tax and deposit', () => {
  it('taxes all but the deposit, half up', () => {
    const taxed = { ...plain, taxes: taxesOf({ taxRate: 0.095 }) }
    // 9.5 % of $1,373.00 is $130.435.
    expect(line(taxed, 'tax')).toMatchObject({ quantity: 9.5, unitPrice: 137_300, amount: 13_044 })
    expect(quote(taxed).donationBase).toBe(137_300)
  })

  // @5-over-25
  it('goes by the age at the start, not today or at the end', () => {
    const birthDay = '2001-12-01'
    expect(quote({ ...plain, driverBirthDays: [birthDay] }).deposit).toBe(70_000)
    expect(
      quote({ ...plain, start: '2026-11-30T10:00', driverBirthDays: [birthDay] }).deposit,
    ).toBe(90_000)
  })

  it('adds $200 once for two drivers under 25, and nothing for one who has not said', () => {
    expect(quote({ ...plain, driverBirthDays: ['2004-01-01', '2003-01-01'] }).deposit).toBe(90_000)
    expect(quote({ ...plain, driverBirthDays: [undefined] }).deposit).toBe(70_000)
  })

  it('is lowered by a driver’s own cover', () => {
    expect(line({ ...plain, deductibles: [50_000] }, 'deposit')).toMatchObject({
      amount: 50_000,
      rule: 'deposit-collision-deductible',
      refundable: true,
    })
  })
})
