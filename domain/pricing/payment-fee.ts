import { divideHalfUp } from './booking-price.ts'

/** Fractions have at most five decimals. */
const scale = 100_000

/** A method's fee in cents: fraction × total due, deposit included, half up (SEED.md 9, PRODUCT.md 5). */
export function paymentFee(totalDue: number, fraction: number): number {
  return divideHalfUp(totalDue * Math.round(fraction * scale), scale)
}

/** 10 % of sales, in cents (SEED.md 1). */
export function donation(base: number): number {
  return divideHalfUp(base, 10)
}
