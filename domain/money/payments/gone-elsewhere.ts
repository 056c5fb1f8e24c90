/** A refund that is owed of a payment; cents, its deposit within `due`. */
export type OwedRefund = { id: string; due: number; fee: number; deposit: number }

/** How money that went back without us is booked; cents that add up to it. */
export type GoneElsewhere = {
  /** Refunds, or parts of them, that are paid with it. */
  settled: OwedRefund[]
  /** What nobody was owed, of the payment and of its fee. */
  rest: { due: number; fee: number }
  /** More than the payment had left. */
  beyond: number
}

/**
 * Money of a payment went back and not by us: by its bank, or at the gateway's own pages
 * (docs/product/booking-and-payment.md#money-moved-at-the-gateway). It pays what is owed first, the oldest refund
 * first, so that the same money never goes twice. All in cents.
 * @param left what of the payment neither went back nor is owed, and of its fee
 */
export function goneElsewhere(
  cents: number,
  owed: readonly OwedRefund[],
  left: { due: number; fee: number },
): GoneElsewhere {
  let open = cents
  const settled = owed.flatMap((refund) => {
    const part = partOf(refund, Math.min(open, refund.due + refund.fee))
    open -= part.due + part.fee
    return part.due + part.fee > 0 ? part : []
  })
  const rest = partOf({ id: '', deposit: 0, ...left }, Math.min(open, left.due + left.fee))
  const { due, fee } = rest
  return { settled, rest: { due, fee }, beyond: open - due - fee }
}

/** Some cents of a refund, the fee pro rata. */
function partOf({ id, due: all, fee: allFee, deposit }: OwedRefund, cents: number): OwedRefund {
  const sum = all + allFee
  const due = sum === 0 ? 0 : Math.min(all, cents - Math.floor((cents * allFee) / sum))
  return { id, due, fee: cents - due, deposit: Math.min(deposit, due) }
}
