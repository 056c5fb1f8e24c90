import type { WallTime } from '../../core/time/wall-time.ts'
import { type QuoteInput, quote } from './quote.ts'

/** What a rental costs beside its deposit; cents. */
const priceOf = (input: QuoteInput): number => {
  const { total, deposit } = quote(input)
  return total - deposit
}

/**
 * How much of a rental's price without its deposit is paid when it is paid until a moment of it: what the rental would
 * cost until then, never more than all of it. The rest is owed (docs/product/company.md#moving-in). Cents; both moments
 * on the area's wall clock.
 */
export function paidUntil(input: QuoteInput, until: WallTime): number {
  const whole = priceOf(input)
  if (until >= input.end) return whole
  if (until <= input.start) return 0
  // Days cost more than the month that they become.
  return Math.min(whole, priceOf({ ...input, end: until }))
}
