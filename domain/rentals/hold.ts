/** Minutes a booking keeps its car while it is not paid (docs/product/booking-and-payment.md#hold). */
export const holdMinutes = 30

/** Minutes before its end at which a hold warns (docs/product/booking-and-payment.md#hold). */
export const holdWarningMinutes = 5

const millisecondsAMinute = 60_000

/** The instant at which a hold made now lapses. */
export function holdExpiresAt(now: Date): Date {
  return new Date(now.getTime() + holdMinutes * millisecondsAMinute)
}

/** Whether a hold still keeps its car; at the instant it expires it no longer does. */
export function isHoldLive(expiresAt: Date, now: Date): boolean {
  return now < expiresAt
}

/** Whether a live hold has 5 minutes or less left, when the person is warned (docs/product/booking-and-payment.md#hold). */
export function isHoldEnding(expiresAt: Date, now: Date): boolean {
  const left = expiresAt.getTime() - now.getTime()
  return left > 0 && left <= holdWarningMinutes * millisecondsAMinute
}

/** Minutes that a hold is extended by, once and on request (docs/product/booking-and-payment.md#hold). */
export const holdExtensionMinutes = 15

/** The instant at which an extended hold lapses: nothing of what was left is lost. */
export function extendedHold(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + holdExtensionMinutes * millisecondsAMinute)
}
