import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bookingPrice, costPerMile, costPerMileCents } from './booking-price.ts'

const rates = { day: 5_100, week: 30_300, month: 107_000 }

describe('the booking price', () => {
  test.each([
    ['a day', 0, 0, 1, 1, 5_100],
    ['a week', 0, 1, 0, 1, 30_300],
    ['a month', 1, 0, 0, 1, 107_000],
    ['37 days', 1, 1, 0, 1, 137_300],
    ['a month, two weeks and three days', 1, 2, 3, 1, 182_900],
    ['37 days with fewer miles', 1, 1, 0, 0.85, 116_705],
    ['37 days with more miles', 1, 1, 0, 1.2, 164_760],
    ['nothing', 0, 0, 0, 1.2, 0],
  ])('%s', (_, months, weeks, days, coefficient, cents) => {
    expect(bookingPrice(rates, { months, weeks, days }, coefficient)).toBe(cents)
  })

  test.each([
    // 50.5 cents, which floating point holds as 50.49999…
    [1_010, 0.05, 51],
    [1_009, 0.05, 50],
    [10, 0.85, 9],
    [1, 0.5, 1],
    [1, 0.499, 0],
    [3, 1.5, 5],
    [115, 1.15, 132],
  ])('%i cents × %d is rounded half up to %i', (cents, coefficient, expected) => {
    expect(
      bookingPrice(
        { day: cents, week: 0, month: 0 },
        { months: 0, weeks: 0, days: 1 },
        coefficient,
      ),
    ).toBe(expected)
  })

  // @9-booking-price
  it('is rounded once, at the end', () => {
    // Each day alone would round to 1 cent.
    expect(bookingPrice({ day: 1, week: 0, month: 0 }, { months: 0, weeks: 0, days: 4 }, 0.5)).toBe(
      2,
    )
  })

  it('is exact: what long division of whole numbers gives', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 24 }),
        fc.integer({ min: 1, max: 9_999 }),
        (month, months, thousandths) => {
          const exact = (BigInt(month) * BigInt(months) * BigInt(thousandths) * 2n + 1000n) / 2000n
          const price = bookingPrice(
            { day: 0, week: 0, month },
            { months, weeks: 0, days: 0 },
            thousandths / 1000,
          )
          expect(price).toBe(Number(exact))
        },
      ),
    )
  })

  it('refuses a coefficient or a price that cannot be one', () => {
    const oneDay = { months: 0, weeks: 0, days: 1 }
    expect(() => bookingPrice(rates, oneDay, 0)).toThrow(RangeError)
    expect(() => bookingPrice(rates, oneDay, Number.NaN)).toThrow(RangeError)
    expect(() => bookingPrice({ ...rates, day: -1 }, oneDay, 1)).toThrow(RangeError)
  })
})

describe('the cost per mile', () => {
  // @9-cost-per
  test.each([
    [25, 1, 0.25],
    [30, 1.2, 0.25],
    [34, 0.85, 0.4],
    [0, 1.2, 0],
  ])('%i cents under %d is $%d', (cents, coefficient, dollars) => {
    expect(costPerMile(cents, coefficient)).toBe(dollars)
    expect(costPerMileCents(cents, coefficient)).toBe(dollars * 100)
  })

  it('is not rounded, because miles are counted first', () => {
    expect(costPerMile(25, 0.85)).toBeCloseTo(0.294_117_647, 9)
  })
})
