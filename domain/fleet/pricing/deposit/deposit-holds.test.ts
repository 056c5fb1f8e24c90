import { expect, it } from 'vitest'
import { depositHolds } from './deposit-holds.ts'
import type { QuoteLine } from '../quote-line.ts'

const line = (amount: number, rule: QuoteLine['rule']): QuoteLine => ({
  code: 'deposit',
  quantity: 1,
  unit: 'once',
  unitPrice: amount,
  amount,
  rule,
  refundable: true,
})
const young = line(20_000, 'deposit-under-25')
const most = line(100_000, 'deposit-maximum')
const least = line(40_000, 'deposit-minimum')
const cover = line(60_000, 'deposit-collision-deductible')

it.each([
  ['the highest deposit asks for no cover', [most], [], false, true],
  ['the highest deposit lacks what somebody under 25 adds', [most], [], true, false],
  ['who is under 25 is paid for', [most, young], [], true, true],
  ['who turned out older keeps it', [most, young], [], false, true],
  ['the same cover', [cover], [60_000], false, true],
  ['a better cover of somebody else', [cover], [90_000, 50_000], false, true],
  ['a higher deductible', [cover], [60_001], false, false],
  ['a cover that is gone', [cover], [], false, false],
  ['the lowest deposit stays with any deductible up to it', [least], [40_000], false, true],
  ['the lowest deposit without a cover', [least], [], false, false],
  ['a change of car has no deposit of its own', [], [], false, true],
])('%s', (_name, lines, deductibles, under25, expected) => {
  expect(depositHolds({ lines }, { deductibles, under25 })).toBe(expected)
})
