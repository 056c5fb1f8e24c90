import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes } from '#domain/core/time/wall-time.ts'
import { rentalDuration } from './duration.ts'
import { withCredit } from './credit-line.ts'
import { quote } from './quote.ts'
import { settlement } from './settlement.ts'
import {
  bestTripPrice,
  milesEstimate,
  quotedTripPrice,
  type Trip,
  tripPrice,
} from './trip-price.ts'
import { taxesOf } from './taxes/order-taxes.ts'

const fewer = { id: 'fewerMiles', coefficient: 0.85 }
const normal = { id: 'normal', coefficient: 1 }
const more = { id: 'moreMiles', coefficient: 1.2 }
const modifiers = [fewer, normal, more]

const trip: Trip = {
  duration: rentalDuration('2026-12-01T10:00', '2027-01-05T10:00'),
  rates: { day: 4_000, week: 21_000, month: 72_000 },
  mileCents: 20,
  includedMilesPerDay: 0,
  taxes: [],
  miles: 1_000,
}

describe('the price of a trip with its miles', () => {
  it('is its rent and its miles, each under the price modifier', () => {
    // 35 days: a month and 5 days are $920; 1,000 miles at 20 cents.
    expect(tripPrice(trip, normal)).toEqual({
      modifierId: 'normal',
      rent: 92_000,
      paidMiles: 1_000,
      milesPrice: 20_000,
      milesTax: 0,
      total: 112_000,
    })
    expect(tripPrice(trip, more)).toMatchObject({ rent: 110_400, milesPrice: 16_667 })
    expect(tripPrice(trip, fewer)).toMatchObject({ rent: 78_200, milesPrice: 23_529 })
  })

  it('has the tax of both', () => {
    expect(tripPrice({ ...trip, taxes: taxesOf({ taxRate: 0.1 }) }, normal)).toMatchObject({
      rent: 101_200,
      milesPrice: 22_000,
      total: 123_200,
    })
  })

  it('leaves out the included miles of each day', () => {
    const some = { ...trip, includedMilesPerDay: 20 }
    expect(tripPrice(some, normal)).toMatchObject({ paidMiles: 300, total: 98_000 })
    expect(tripPrice({ ...some, miles: 700 }, normal)).toMatchObject({
      paidMiles: 0,
      total: 92_000,
    })
  })

  it.each([
    [0, 'fewerMiles'],
    [1_000, 'fewerMiles'],
    [3_909, 'fewerMiles'],
    [3_910, 'normal'],
    [5_519, 'normal'],
    [5_521, 'moreMiles'],
    [20_000, 'moreMiles'],
  ])('%i miles are cheapest with %s', (miles, modifierId) => {
    expect(bestTripPrice({ ...trip, miles }, modifiers)).toMatchObject({ modifierId })
  })

  it('of equal ones proposes the Normal price, which then saves nothing', () => {
    const free = { ...trip, rates: { day: 0, week: 0, month: 0 }, mileCents: 0 }
    expect(bestTripPrice(free, modifiers)).toMatchObject({ modifierId: 'normal', saves: 0 })
  })
})

const cents = fc.integer({ min: 0, max: 500_000 })
const trips = fc
  .record({
    start: fc.integer({ min: 0, max: 3_000_000 }).map((n) => addMinutes('2026-01-01T00:00', n)),
    length: fc.integer({ min: 1, max: 400 * 1440 }),
    rates: fc.record({ day: cents, week: cents, month: cents }),
    mileCents: fc.integer({ min: 0, max: 500 }),
    includedMilesPerDay: fc.integer({ min: 0, max: 300 }),
    taxes: fc.integer({ min: 0, max: 300 }).map((n) => taxesOf({ taxRate: n / 1000 })),
    miles: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ length, ...rest }) => {
    const end = addMinutes(rest.start, length)
    return { ...rest, end, duration: rentalDuration(rest.start, end) }
  })

it('is what the booking takes and what the settlement takes after exactly these miles', () => {
  fc.assert(
    fc.property(trips, fc.constantFrom(...modifiers), (asked, modifier) => {
      const price = tripPrice(asked, modifier)
      const booked = quote({
        ...asked,
        modifierId: modifier.id,
        coefficient: modifier.coefficient,
        extras: [],
        depositMinimum: 20_000,
        depositMaximum: 50_000,
        deductibles: [],
        driverBirthDays: [],
      })
      const settled = settlement({
        startOdometer: 41_250,
        endOdometer: 41_250 + asked.miles,
        includedMilesPerDay: asked.includedMilesPerDay,
        mileCents: asked.mileCents,
        coefficient: modifier.coefficient,
        start: asked.start,
        end: asked.end,
        ended: asked.end,
        dayCents: asked.rates.day,
        energy: { kind: 'gas', start: 8, end: 8, tankGallons: 12, gasPriceCents: 400 },
        taxes: asked.taxes,
        rentalDays: asked.duration.totalDays,
      })
      const taken = settled.reduce((sum, line) => sum + line.amount, 0)
      expect(price.rent).toBe(booked.total - booked.deposit)
      expect(price.milesPrice).toBe(taken)
      expect(price.total).toBe(price.rent + price.milesPrice)
      expect(milesEstimate(booked, asked.miles)).toMatchObject({
        amount: taken,
        paidMiles: price.paidMiles,
      })
      expect(quotedTripPrice(booked, asked.miles)).toBe(price.total)
      // What somebody has earned pays a part of it; the trip costs what it costs.
      expect(quotedTripPrice(withCredit(booked, 5_000), asked.miles)).toBe(price.total)
    }),
    { numRuns: 1_000 },
  )
})

it('proposes a plan that no other undercuts, and says what it saves', () => {
  fc.assert(
    fc.property(trips, fc.shuffledSubarray(modifiers, { minLength: 3 }), (asked, shuffled) => {
      const best = bestTripPrice(asked, shuffled)
      const totals = modifiers.map((modifier) => tripPrice(asked, modifier).total)
      expect(best.total).toBe(Math.min(...totals))
      expect(best.saves).toBe(tripPrice(asked, normal).total - best.total)
      expect(bestTripPrice(asked, modifiers)).toEqual(best)
    }),
    { numRuns: 1_000 },
  )
})
