import { expect, it } from 'vitest'
import { isRoutingNumber } from './routing-number.ts'

it.each([
  ['121000358', true],
  ['021000021', true],
  ['121000359', false],
  ['211000358', false],
  ['12100035', false],
  ['1210003580', false],
  ['12100035a', false],
  ['000000000', false],
])('%s is a routing number: %s', (text, is) => {
  expect(isRoutingNumber(text)).toBe(is)
})
