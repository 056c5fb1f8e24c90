const minutesADay = 1440

/** An early-return discount holds when the car is back within 24 hours of accepting it (docs/product/rental.md#offers). */
export function earlyReturnHolds(minutesSinceAccepted: number): boolean {
  return minutesSinceAccepted >= 0 && minutesSinceAccepted <= minutesADay
}

/** A discount lowers the rent and takes no more than that; cents. */
export const mostOff = (amount: number, rent: number): number => Math.max(0, Math.min(amount, rent))

type Accepted = {
  kind: 'earlyReturn' | 'discount'
  /** Cents that were offered. */
  amount: number
  /** Between the acceptance and the return, as instants. */
  minutesSinceAccepted: number
  /** Whether the car came back by the end of the rental: later it is no early return. */
  byTheEnd: boolean
  /** Cents of rent that the rental still keeps when it is settled. */
  rentLeft: number
}

/**
 * Cents that an accepted offer takes off the rent when the car is back: nothing for an early
 * return that came too late, and never more than the rent that is left (docs/product/rental.md#offers).
 */
export function offerDiscount(accepted: Accepted): number {
  const { kind, amount, minutesSinceAccepted, byTheEnd, rentLeft } = accepted
  if (kind === 'earlyReturn' && !(byTheEnd && earlyReturnHolds(minutesSinceAccepted))) return 0
  return mostOff(amount, rentLeft)
}
