import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  gasCents,
  highestSeatCents,
  roadMinutes,
  suggestedPriceCents,
  tripCostCents,
} from './job-price.ts'
import { highestPriceCents, jobTypes } from './job.ts'

const miles = fc.double({ min: 0, max: 500, noNaN: true })
const gas = fc.integer({ min: 200, max: 900 })
const seats = fc.integer({ min: 1, max: 8 })

it('a trip of 26 miles costs a gallon of gas and 22 cents a mile', () => {
  expect(gasCents(26, 460)).toBe(460)
  expect(tripCostCents(26, 460)).toBe(460 + 572)
  expect(highestSeatCents(26, 460, 3)).toBe(344)
})

it('all seats together never cost more than the trip, and a cent more a seat would', () => {
  fc.assert(
    fc.property(miles, gas, seats, (way, price, many) => {
      const [trip, seat] = [tripCostCents(way, price), highestSeatCents(way, price, many)]
      expect(seat * many).toBeLessThanOrEqual(trip)
      expect((seat + 1) * many).toBeGreaterThan(trip)
    }),
  )
})

it('what is suggested may be asked', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...jobTypes),
      miles,
      gas,
      seats,
      (type, way, gasPriceCents, many) => {
        const asked = { type, miles: way, gasPriceCents, seats: many }
        const cents = suggestedPriceCents(asked)
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(highestPriceCents)
        const highest = highestSeatCents(way, gasPriceCents, many)
        expect(cents).toBeLessThanOrEqual(type === 'rideOffer' ? highest : highestPriceCents)
      },
    ),
  )
})

it('a longer way takes longer', () => {
  fc.assert(
    fc.property(miles, miles, (one, other) => {
      expect(roadMinutes(Math.min(one, other))).toBeLessThanOrEqual(
        roadMinutes(Math.max(one, other)),
      )
    }),
  )
})
