const minutesADay = 1440

/** An early-return discount holds when the car is back within 24 hours of accepting it (SEED.md 9). */
export function earlyReturnHolds(minutesSinceAccepted: number): boolean {
  return minutesSinceAccepted >= 0 && minutesSinceAccepted <= minutesADay
}

type Accepted = {
  kind: 'earlyReturn' | 'discount'
  /** Cents that were offered. */
  amount: number
  /** Between the acceptance and the return, as instants. */
  minutesSinceAccepted: number
  /** Cents of rent that the rental still keeps when it is settled. */
  rentLeft: number
}

/**
 * Cents that an accepted offer takes off the rent when the car is back: nothing for an early
 * return that came too late, and never more than the rent that is left (PRODUCT.md 6).
 */
export function offerDiscount({ kind, amount, minutesSinceAccepted, rentLeft }: Accepted): number {
  if (kind === 'earlyReturn' && !earlyReturnHolds(minutesSinceAccepted)) return 0
  return Math.max(0, Math.min(amount, rentLeft))
}
