import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricedAnew } from './bulk-change.ts'

test.each([
  [4_400, 5, 4_600],
  [86_000, 5, 90_300],
  [3_000, 5, 3_200],
  [3_000, -5, 2_900],
  [100, -50, 100],
  [84_990, 0, 85_000],
])('%d cents and %d percent are %d', (cents, percent, after) => {
  expect(pricedAnew(cents, percent)).toBe(after)
})

test('a price is whole dollars, at least one, and within half a dollar of the exact one', () => {
  const cents = fc.integer({ min: 100, max: 10_000_000 })
  fc.assert(
    fc.property(cents, fc.integer({ min: -50, max: 100 }), (price, percent) => {
      const after = pricedAnew(price, percent)
      expect(after % 100).toBe(0)
      expect(after).toBeGreaterThanOrEqual(100)
      const exact = (price * (100 + percent)) / 100
      expect(Math.abs(after - Math.max(100, exact))).toBeLessThanOrEqual(50)
    }),
  )
})
