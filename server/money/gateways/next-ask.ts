const secondMs = 1_000
const hourMs = 3_600_000

/** So long a card payment may stay open: then it is let go at the gateway. */
export const longestOpenMs = 24 * hourMs

/**
 * When the gateway is asked next what became of a payment that began then: soon at first, for somebody waits at the
 * screen, and ever less often (docs/product/booking-and-payment.md#gateway).
 */
export function nextAsk(begun: Date, now: Date): Date {
  const age = now.getTime() - begun.getTime()
  return new Date(now.getTime() + Math.min(hourMs, Math.max(20 * secondMs, age / 4)))
}
