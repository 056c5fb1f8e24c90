import { expect, test } from 'vitest'
import { sixPlaces, toldDegrees, unitDollars } from './six-places.ts'

test.each([
  [6.304500000000001, 6.3045],
  [0.1 + 0.2, 0.3],
  [2 / 3, 0.666667],
  [-122.27123456789, -122.271235],
  [0, 0],
  [15.02, 15.02],
])('%d is told as %d', (value, told) => {
  expect(sixPlaces(value)).toBe(told)
  expect(toldDegrees(value)).toBe(told)
  expect(unitDollars(value * 100)).toBe(told)
})

test('a place that is not known is none', () => {
  expect([toldDegrees(null), toldDegrees(undefined)]).toEqual([undefined, undefined])
})
