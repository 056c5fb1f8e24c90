import { feeShare } from './refund.ts'

/** A payment of a rental with what went back of it before; cents. */
export type PaymentToRefund = {
  id: string
  /** What was due, and the method's fee on top of it. */
  due: number
  fee: number
  /** How much of `due` was the deposit. */
  deposit: number
  refundedDue: number
  refundedFee: number
  refundedDeposit: number
}

/** What goes back through one payment; cents. */
export type PaymentRefund = {
  id: string
  /** Of what was due, the deposit's part included. */
  due: number
  deposit: number
  /** The share of the fee that goes with it. */
  fee: number
}

/**
 * How money goes back the way it came (docs/product/money.md#deposit-release): the deposit through the payment that carried
 * it, the rest through the payments in the order given, each with its own fee pro rata. What a
 * payment carried of the deposit is left alone by the rest while other money is there, so that the
 * deposit still finds its way. Together less than asked for when less was paid.
 */
export function splitRefund(
  payments: readonly PaymentToRefund[],
  asked: { deposit: number; rest: number },
): PaymentRefund[] {
  const taken = payments.map(() => ({ due: 0, deposit: 0 }))
  const take = (
    cents: number,
    part: 'deposit' | 'rest',
    roomOf: (left: { room: number; deposit: number }) => number,
  ): number => {
    let open = cents
    for (const [index, payment] of payments.entries()) {
      const own = taken[index]
      if (!own) continue
      const room = payment.due - payment.refundedDue - own.due
      const deposit = Math.min(room, payment.deposit - payment.refundedDeposit - own.deposit)
      const some = Math.min(open, Math.max(0, roomOf({ room, deposit: Math.max(0, deposit) })))
      own.due += some
      if (part === 'deposit') own.deposit += some
      open -= some
    }
    return open
  }
  const stray = take(asked.deposit, 'deposit', ({ deposit }) => deposit)
  const beyond = take(asked.rest, 'rest', ({ room, deposit }) => room - deposit)
  // Rentals from before deposits were followed, and charges that were taken back: any way is left.
  take(stray, 'deposit', ({ room }) => room)
  take(beyond, 'rest', ({ room }) => room)
  return payments.flatMap(({ id, due, fee, refundedDue, refundedFee }, index) => {
    const own = taken[index]
    if (!own || own.due === 0) return []
    const back = feeShare({ due, fee, refundedDue, refundedFee, refund: own.due })
    return { id, ...own, fee: back }
  })
}
