import fc from 'fast-check'
import { expect, it } from 'vitest'
import { divideHalfUp } from '../half-up.ts'
import { type PaymentToRefund, splitRefund } from './split-refund.ts'

const untouched = { refundedDue: 0, refundedFee: 0, refundedDeposit: 0 }

it('gives the deposit back through the card that carried it, with that card’s fee', () => {
  // $1,046.67 by card at 3 %, of which $467.33 were the deposit; extended by debit without a fee.
  const card = { id: 'card', due: 104_667, fee: 3_140, deposit: 46_733, ...untouched }
  const debit = { id: 'debit', due: 60_000, fee: 0, deposit: 0, ...untouched }
  expect(splitRefund([debit, card], { deposit: 46_733, rest: 0 })).toEqual([
    { id: 'card', due: 46_733, deposit: 46_733, fee: 1_402 },
  ])
})

it('gives the rest back newest payment first, and leaves the deposit its way', () => {
  const first = { id: 'first', due: 100_000, fee: 3_000, deposit: 40_000, ...untouched }
  const second = { id: 'second', due: 20_000, fee: 0, deposit: 0, ...untouched }
  expect(splitRefund([second, first], { deposit: 0, rest: 50_000 })).toEqual([
    { id: 'second', due: 20_000, deposit: 0, fee: 0 },
    { id: 'first', due: 30_000, deposit: 0, fee: 900 },
  ])
})

it('gives back what is left of a deposit that a claim was paid from', () => {
  const card = { id: 'card', due: 100_000, fee: 3_000, deposit: 40_000, ...untouched }
  expect(splitRefund([card], { deposit: 25_000, rest: 0 })).toEqual([
    { id: 'card', due: 25_000, deposit: 25_000, fee: 750 },
  ])
})

const payments: fc.Arbitrary<PaymentToRefund[]> = fc
  .array(
    fc.record({
      rest: fc.integer({ min: 0, max: 300_000 }),
      deposit: fc.integer({ min: 0, max: 100_000 }),
      feePercent: fc.constantFrom(0, 0, 3),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((list) =>
    list.map(({ rest, deposit, feePercent }, index) => ({
      id: String(index),
      due: rest + deposit,
      fee: divideHalfUp((rest + deposit) * feePercent, 100),
      deposit,
      ...untouched,
    })),
  )

const asked = fc.array(
  fc.record({
    deposit: fc.integer({ min: 0, max: 120_000 }),
    rest: fc.integer({ min: 0, max: 300_000 }),
  }),
  { minLength: 1, maxLength: 6 },
)

it('is exact to the cent, whatever goes back in however many parts', () => {
  fc.assert(
    fc.property(payments, asked, (paid, refunds) => {
      let now = paid
      const sum = (pick: (payment: PaymentToRefund) => number) =>
        now.reduce((total, payment) => total + pick(payment), 0)
      for (const { deposit, rest } of refunds) {
        const room = sum(({ due, refundedDue }) => due - refundedDue)
        const parts = splitRefund(now, { deposit, rest })
        // All that was asked for goes back, or all that there is.
        expect(parts.reduce((total, part) => total + part.due, 0)).toBe(
          Math.min(deposit + rest, room),
        )
        const ways = sum((one) =>
          Math.min(one.due - one.refundedDue, one.deposit - one.refundedDeposit),
        )
        // No other payment gives a deposit back while the one that carried it can.
        for (const part of parts) {
          const payment = now.find(({ id }) => id === part.id)
          const own = payment ? payment.deposit - payment.refundedDeposit : 0
          expect(part.deposit).toBeLessThanOrEqual(deposit <= ways ? own : part.due)
        }
        now = now.map((payment) => {
          const part = parts.find(({ id }) => id === payment.id)
          if (!part) return payment
          return {
            ...payment,
            refundedDue: payment.refundedDue + part.due,
            refundedFee: payment.refundedFee + part.fee,
            refundedDeposit: payment.refundedDeposit + part.deposit,
          }
        })
        for (const { due, fee, refundedDue, refundedFee } of now) {
          // Never more back through a payment than it carried, and its fee pro rata to the cent.
          expect(refundedDue).toBeLessThanOrEqual(due)
          expect(refundedFee).toBe(due === 0 ? 0 : divideHalfUp(fee * refundedDue, due))
        }
      }
    }),
    { numRuns: 1_000 },
  )
})

it('takes the rest from an older payment only when the newer ones have nothing but deposits left', () => {
  fc.assert(
    fc.property(payments, fc.integer({ min: 0, max: 300_000 }), (paid, rest) => {
      const parts = splitRefund(paid, { deposit: 0, rest })
      const last = paid.findLastIndex(({ id }) => parts.some((part) => part.id === id))
      for (const { id, due, deposit } of paid.slice(0, Math.max(0, last))) {
        const part = parts.find((one) => one.id === id)
        expect(part?.due ?? 0).toBeGreaterThanOrEqual(due - deposit)
      }
    }),
    { numRuns: 500 },
  )
})
