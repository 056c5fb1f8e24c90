import { expect, test } from 'vitest'
import { isAboveRefundLimit } from './refund-limit.ts'

test.each([
  [5_000, { limit: 5_000, given: 0 }, false],
  [5_001, { limit: 5_000, given: 0 }, true],
  [1, { limit: 5_000, given: 5_000 }, true],
  [1, { limit: 0, given: 0 }, true],
  [1_000_000, { limit: null, given: 1_000_000 }, false],
])('%i with %o is above the limit: %s', (cents, may, isAbove) => {
  expect(isAboveRefundLimit(cents, may)).toBe(isAbove)
})
