import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRoutingNumber } from './routing-number.ts'

test.each([
  ['121000358', true],
  ['021000021', true],
  ['111000025', true],
  ['000111222', false],
  ['000000000', false],
  ['121000359', false],
  ['12100035', false],
  ['1210003580', false],
  ['12100035a', false],
  ['', false],
])('%s is a routing number: %s', (digits, is) => {
  expect(isRoutingNumber(digits)).toBe(is)
})

test('one digit typed wrong is noticed', () => {
  fc.assert(
    fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const wrong = Array.from('121000358', (digit, index) =>
        index === at ? String((Number(digit) + by) % 10) : digit,
      )
      expect(isRoutingNumber(wrong.join(''))).toBe(false)
    }),
  )
})
