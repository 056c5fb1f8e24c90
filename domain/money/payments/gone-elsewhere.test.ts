import fc from 'fast-check'
import { expect, it } from 'vitest'
import { goneElsewhere } from './gone-elsewhere.ts'

const none = { due: 0, fee: 0 }
const owed = { id: 'first', due: 50_000, fee: 1_500, deposit: 20_000 }

it.each([
  ['nothing is owed', 10_300, [], { settled: [], rest: { due: 10_000, fee: 300 }, beyond: 0 }],
  ['what is owed, to the cent', 51_500, [owed], { settled: [owed], rest: none, beyond: 0 }],
  [
    'less than what is owed',
    10_300,
    [owed],
    { settled: [{ id: 'first', due: 10_000, fee: 300, deposit: 10_000 }], rest: none, beyond: 0 },
  ],
  [
    'more than what is owed',
    61_800,
    [owed],
    { settled: [owed], rest: { due: 10_000, fee: 300 }, beyond: 0 },
  ],
  [
    'more than the payment had',
    200_000,
    [owed],
    { settled: [owed], rest: { due: 100_000, fee: 3_000 }, beyond: 45_500 },
  ],
])('%s', (_what, cents, refunds, expected) => {
  expect(goneElsewhere(cents, refunds, { due: 100_000, fee: 3_000 })).toEqual(expected)
})

const amount = fc.integer({ min: 0, max: 40_000 })
const refund = fc
  .record({
    due: amount,
    fee: fc.integer({ min: 0, max: 1_200 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ due, fee, share }) => ({ due, fee, deposit: Math.floor(due * share) }))

it('adds up to the cent, pays the oldest first, and never more than is owed or left', () => {
  const all = fc.record({
    cents: fc.integer({ min: 1, max: 200_000 }),
    owed: fc
      .array(refund, { maxLength: 5 })
      .map((list) => list.map((one, at) => ({ id: `${at}`, ...one }))),
    left: fc.record({ due: amount, fee: fc.integer({ min: 0, max: 1_200 }) }),
  })
  fc.assert(
    fc.property(all, ({ cents, owed: refunds, left }) => {
      const { settled, rest, beyond } = goneElsewhere(cents, refunds, left)
      const paid = settled.reduce((sum, { due, fee }) => sum + due + fee, 0)
      expect(paid + rest.due + rest.fee + beyond).toBe(cents)
      for (const part of settled) {
        const whole = refunds.find(({ id }) => id === part.id)
        const still = {
          due: (whole?.due ?? 0) - part.due,
          fee: (whole?.fee ?? 0) - part.fee,
          deposit: (whole?.deposit ?? 0) - part.deposit,
        }
        expect(
          Math.min(part.due, part.fee, part.deposit, ...Object.values(still)),
        ).toBeGreaterThanOrEqual(0)
        // A deposit is within its refund, of the part and of what is still owed.
        expect(part.deposit).toBeLessThanOrEqual(part.due)
        expect(still.deposit).toBeLessThanOrEqual(still.due)
      }
      expect(rest.due).toBeLessThanOrEqual(left.due)
      expect(rest.fee).toBeLessThanOrEqual(left.fee)
      // Nothing is left of it while somebody is owed.
      const open = refunds.reduce((sum, { due, fee }) => sum + due + fee, 0)
      expect(paid).toBe(Math.min(cents, open))
      expect(beyond).toBe(Math.max(0, cents - open - left.due - left.fee))
    }),
  )
})
