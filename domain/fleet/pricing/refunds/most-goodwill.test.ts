import { expect, test } from 'vitest'
import { mostGoodwill } from './most-goodwill.ts'

const paid = (due: number, refundedDue = 0) => ({ due, refundedDue })

test.each([
  ['nothing was paid', [], 0, 0],
  ['one payment without a deposit', [paid(30_000)], 0, 30_000],
  ['the deposit that is held stays', [paid(80_000)], 50_000, 30_000],
  ['what went back is not given twice', [paid(80_000, 20_000)], 50_000, 10_000],
  ['over several payments', [paid(80_000), paid(20_000, 5_000)], 50_000, 45_000],
  ['the deposit went back already', [paid(80_000, 50_000)], 0, 30_000],
  ['all went back', [paid(80_000, 80_000)], 0, 0],
  [
    'a deposit that outlives its payment takes nothing below zero',
    [paid(80_000, 60_000)],
    50_000,
    0,
  ],
  ['a deposit that is overdrawn adds nothing', [paid(30_000)], -1_000, 30_000],
])('%s', (_, payments, depositHeld, most) => {
  expect(mostGoodwill(payments, depositHeld)).toBe(most)
})
