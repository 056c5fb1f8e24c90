/**
 * numerator / denominator rounded half up, in whole numbers so that no cent depends on how a
 * fraction is stored. Throws RangeError unless both are whole, safe and not negative.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator
  if (!Number.isSafeInteger(doubled) || numerator < 0 || denominator <= 0) {
    throw new RangeError(`Cannot divide ${numerator} by ${denominator} to the cent`)
  }
  return Math.floor(doubled / (2 * denominator))
}

/** The share of `cents` that a fraction with at most six decimals makes, half up. */
export function shareOf(cents: number, fraction: number): number {
  return divideHalfUp(cents * Math.round(fraction * 1_000_000), 1_000_000)
}
