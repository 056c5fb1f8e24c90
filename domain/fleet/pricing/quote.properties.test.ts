import { addMinutes, wallMinutes } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bookingPrice } from './booking-price.ts'
import { quote, type QuoteInput } from './quote.ts'
import { taxesOf } from './taxes/order-taxes.ts'

/** What the sample company's cover costs a month. */
const cover = [
  { from: 0, month: 5_000 },
  { from: 74_500, month: 10_000 },
]

const cents = fc.integer({ min: 0, max: 1_000_000 })
const day = fc
  .integer({ min: -25_000, max: 0 })
  .map((days) => addMinutes('2026-11-21T00:00', days * 1440).slice(0, 10))
const thousandths = (min: number, max: number) => fc.integer({ min, max }).map((n) => n / 1000)

const inputs: fc.Arbitrary<QuoteInput> = fc
  .record({
    start: fc.integer({ min: 0, max: 3_000_000 }).map((n) => addMinutes('2026-01-01T00:00', n)),
    length: fc.integer({ min: 0, max: 400 * 1440 }),
    rates: fc.record({ day: cents, week: cents, month: cents }),
    mileCents: fc.integer({ min: 0, max: 500 }),
    coefficient: thousandths(1, 3_000),
    modifierId: fc.string({ maxLength: 5 }),
    extras: fc.array(fc.record({ id: fc.string({ maxLength: 3 }), price: cents }), {
      maxLength: 6,
    }),
    appointmentPrice: fc.option(fc.constantFrom(0, 1_500), { nil: undefined }),
    cover: fc.constantFrom([], cover),
    donationRate: fc.constantFrom(0, 0.1),
    taxes: thousandths(0, 300).map((taxRate) => taxesOf({ taxRate })),
    depositMinimum: cents,
    depositRange: cents,
    deductibles: fc.array(cents, { maxLength: 3 }),
    driverBirthDays: fc.array(fc.option(day, { nil: undefined }), { maxLength: 4 }),
  })
  .map(({ length, depositRange, ...rest }) => ({
    ...rest,
    end: addMinutes(rest.start, length),
    depositMaximum: rest.depositMinimum + depositRange,
  }))

it('has the sum of its lines as total, and no part of a cent', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { lines, total, dueNow, deposit, donationBase } = quote(input)
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
      expect(dueNow).toBe(total)
      expect(lines.every((line) => Number.isSafeInteger(line.amount))).toBe(true)
      const refundable = lines.filter((line) => line.refundable)
      expect(refundable.reduce((sum, line) => sum + line.amount, 0)).toBe(deposit)
      const tax = lines.find((line) => line.code === 'tax')?.amount ?? 0
      expect(donationBase + tax + deposit).toBe(total)
    }),
    { numRuns: 500 },
  )
})

it('is never negative, and only a price modifier’s line may be', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { lines, total, donationBase, costPerMile } = quote(input)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(donationBase).toBeGreaterThanOrEqual(0)
      expect(costPerMile).toBeGreaterThanOrEqual(0)
      const negative = lines.filter((line) => line.amount < 0)
      expect(negative.every((line) => line.code === 'priceModifier')).toBe(true)
    }),
    { numRuns: 500 },
  )
})

// @9-booking-price
it('charges exactly the booking price for the rent', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { lines, months, weeks, days, totalDays } = quote(input)
      const rent = lines.filter((line) =>
        ['months', 'weeks', 'days', 'priceModifier'].includes(line.code),
      )
      expect(rent.reduce((sum, line) => sum + line.amount, 0)).toBe(
        bookingPrice(input.rates, { months, weeks, days }, input.coefficient),
      )
      expect(months * 30 + weeks * 7 + days).toBe(totalDays)
    }),
  )
})

it('multiplies quantity by unit price on every line that counts something', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      for (const { unit, quantity, unitPrice, amount } of quote(input).lines) {
        const product = unit === 'percent' ? (quantity * unitPrice) / 100 : quantity * unitPrice
        // A percentage is rounded to the cent, a count is exact.
        expect(Math.abs(product - amount)).toBeLessThan(unit === 'percent' ? 0.51 : Number.EPSILON)
      }
    }),
  )
})

it('follows from its JSON alone: the same on both sides of the wire, and twice', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const before = JSON.stringify(input)
      const first = quote(input)
      expect(JSON.stringify(input)).toBe(before)
      expect(quote(JSON.parse(before) as QuoteInput)).toEqual(first)
      expect(JSON.parse(JSON.stringify(first))).toEqual(first)
    }),
  )
})

it('neither gains nor loses rent by a change of the clock', () => {
  const losAngeles = 'America/Los_Angeles'
  let changes = 0
  for (let days = 0; days < 365; days += 1) {
    const start = addMinutes('2026-01-01T10:00', days * 1440)
    const end = addMinutes(start, 7 * 1440)
    const hours =
      (toInstant(end, losAngeles).getTime() - toInstant(start, losAngeles).getTime()) / 3_600_000
    if (hours !== 168) changes += 1
    const input: QuoteInput = {
      start,
      end,
      rates: { day: 5_100, week: 30_300, month: 107_000 },
      mileCents: 25,
      coefficient: 1,
      modifierId: 'normal',
      extras: [],
      taxes: [],
      depositMinimum: 25_000,
      depositMaximum: 70_000,
      deductibles: [],
      driverBirthDays: [],
    }
    expect(wallMinutes(end) - wallMinutes(start)).toBe(168 * 60)
    expect(quote(input)).toMatchObject({ weeks: 1, days: 0, months: 0, donationBase: 30_300 })
  }
  // Seven starts lie before each of the two changes of the year.
  expect(changes).toBe(14)
})
