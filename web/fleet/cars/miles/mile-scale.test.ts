import { expect, it } from 'vitest'
import { mostTripMiles } from '#domain/core/trip-miles.ts'
import { milesAtPace } from '#domain/fleet/pricing/mile-paces.ts'
import { mileScale, placeOf } from './mile-scale.ts'

it.each([
  [35, 0, 50],
  [35, 19, 1_000],
  [35, 20, 1_150],
  [35, 38, 3_500],
  [30, 16, 850],
  [1, 0, 50],
  [1, 1, 50],
  [1, 2, 100],
])('in a trip of %i days place %i is %i miles', (days, place, miles) => {
  expect(mileScale(days).milesAt(place)).toBe(miles)
})

it.each([4, 7, 30, 35, 90, 180])(
  'each place of a trip of %i days is found by its miles',
  (days) => {
    const scale = mileScale(days)
    for (let place = 0; place <= scale.last; place++)
      expect(placeOf(scale.milesAt(place), scale)).toBe(place)
  },
)

it('driving to work stands in the middle, driving for others at the end', () => {
  for (const days of [1, 7, 35, 120]) {
    const scale = mileScale(days)
    expect(placeOf(milesAtPace('commute', days), scale)).toBe(scale.last / 2)
    expect(scale.milesAt(scale.last)).toBe(milesAtPace('rideshare', days))
  }
})

it('more miles than the scale has are its end', () => {
  const scale = mileScale(30)
  expect(placeOf(mostTripMiles, scale)).toBe(scale.last)
})
