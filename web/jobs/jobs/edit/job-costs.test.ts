import { afterEach, expect, it, test } from 'vitest'
import { highestSeatCents, tripCostCents } from '#domain/jobs/jobs/job-price.ts'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import type { Town } from '#protocol/fleet/places/place.ts'
import { costsOf, priceProblem, typedPrice } from './job-costs.ts'

const oakland: Town = {
  id: 'o',
  name: 'Oakland',
  state: 'CA',
  latitude: 37.8044,
  longitude: -122.2708,
  area: '1',
}
const sacramento: Town = {
  id: 's',
  name: 'Sacramento',
  state: 'CA',
  latitude: 38.5816,
  longitude: -121.4944,
}
const areas = [{ id: '1', gasPrice: 4.8 }] as Area[]
const ride = {
  type: 'rideOffer',
  from: oakland,
  via: [],
  to: sacramento,
  seats: '3',
} as const

afterEach(() => localStorage.clear())

test('all seats of a ride together cost no more than its gas and wear', () => {
  const costs = costsOf({ ...ride, via: [] }, areas)
  const miles = milesBetween(oakland, sacramento) * 1.3
  expect(costs?.miles).toBeCloseTo(miles, 6)
  expect(costs?.trip).toBe(tripCostCents(miles, 480))
  expect(costs?.highestSeat).toBe(highestSeatCents(miles, 480, 3))
  expect((costs?.highestSeat ?? 0) * 3).toBeLessThanOrEqual(costs?.trip ?? 0)
  expect(costs?.suggested).toBeLessThanOrEqual(costs?.highestSeat ?? 0)
})

test('nothing is reckoned before the way is known', () => {
  expect(costsOf({ ...ride, via: [], to: null }, areas)).toBeUndefined()
  expect(costsOf({ ...ride, via: [], from: null }, areas)).toBeUndefined()
  expect(costsOf({ ...ride, via: [], from: { ...oakland, area: undefined } }, areas)).toBe(
    undefined,
  )
})

it.each([
  ['carWash', 0],
  ['errand', 0],
] as const)('a %s without a destination has no way and still a usual price', (type, miles) => {
  const costs = costsOf({ ...ride, via: [], type, to: null }, areas)
  expect(costs?.miles).toBe(miles)
  expect(costs?.suggested).toBeGreaterThan(0)
})

test('a price is one, and a seat is no dearer than its share', () => {
  const costs = { miles: 80, trip: 3000, highestSeat: 1000, suggested: 800 }
  const said = (price: string, type: 'rideOffer' | 'delivery' = 'rideOffer') =>
    priceProblem({ type, pays: 'price', price }, costs)
  expect(said('')).toBe('required:')
  expect(said('ten')).toBe('numbers:')
  expect(said('10')).toBeUndefined()
  expect(said('10.01')).toBe('max:10')
  expect(said('10.01', 'delivery')).toBeUndefined()
  expect(said('5001', 'delivery')).toBe('max:5000')
  expect(priceProblem({ type: 'delivery', pays: 'offers', price: '' }, costs)).toBeUndefined()
})

test('a suggested price is typed as one types it', () => {
  expect([typedPrice(1200), typedPrice(1250), typedPrice(1205)]).toEqual(['12', '12.50', '12.05'])
})
