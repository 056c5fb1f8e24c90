/** A driver under 25 adds this much, once (SEED.md 9). */
export const under25Cents = 20_000
/** From this deposit on the collision cover costs more (SEED.md 9). */
const coverThresholdCents = 74_500

export type DepositRequest = {
  minimum: number
  maximum: number
  /** Deductibles of the listed drivers' own collision covers valid for the trip + 1 day, in cents. */
  deductibles: number[]
  under25: boolean
}

/**
 * The refundable deposit in cents (SEED.md 9, PRODUCT.md 5): the maximum, or the lowest deductible
 * of an own collision cover; clamped to minimum and maximum; a driver under 25 adds $200.
 */
export function deposit({ minimum, maximum, deductibles, under25 }: DepositRequest): {
  base: number
  amount: number
} {
  const wanted = deductibles.length > 0 ? Math.min(...deductibles) : maximum
  const base = Math.max(minimum, Math.min(maximum, wanted))
  return { base, amount: base + (under25 ? under25Cents : 0) }
}

/** Own collision cover, cents a month: $50 when the clamped deposit is under $745, else $100 (SEED.md 9). */
export function collisionCoverMonthly(baseDeposit: number): number {
  return baseDeposit < coverThresholdCents ? 5_000 : 10_000
}

/** Own collision cover for all of the rental: each started 30 days (PRODUCT.md 5). */
export function collisionCover(
  baseDeposit: number,
  totalDays: number,
): { months: number; amount: number } {
  const months = Math.max(1, Math.ceil(totalDays / 30))
  return { months, amount: months * collisionCoverMonthly(baseDeposit) }
}
