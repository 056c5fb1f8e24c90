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

/** A person's own live hold of a car, which a new one of theirs takes the place of. */
export type HeldBefore = {
  startsAt: Date
  endsAt: Date
  expiresAt: Date
  extendedAt: Date | null
}

/**
 * A hold made now. For dates that one's own hold of the same car overlaps it keeps that one's end, and
 * has its extension: whoever holds a car again and again would keep it from those who wait.
 */
export function holdAfter(
  { startsAt, endsAt, now }: { startsAt: Date; endsAt: Date; now: Date },
  before: readonly HeldBefore[],
): Pick<HeldBefore, 'expiresAt' | 'extendedAt'> {
  const same = before.filter((one) => one.startsAt < endsAt && startsAt < one.endsAt)
  const [first] = same.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
  return first ?? { expiresAt: holdExpiresAt(now), extendedAt: null }
}

/** Hours that the company may keep a car for somebody whom staff booked it for, and what it keeps unasked. */
export const callerHoldHours = { least: 1, most: 72, usual: 24 } as const

/**
 * When a hold that staff make for a caller lapses: after the company's hours, never past the start, and never
 * sooner than a renter's own would (docs/product/staff.md#booking-for-a-caller).
 */
export function callerHoldUntil(
  hours: number,
  { now, startsAt }: { now: Date; startsAt: Date },
): Date {
  const kept = now.getTime() + hours * 60 * millisecondsAMinute
  const latest = Math.min(kept, startsAt.getTime())
  return new Date(Math.max(latest, holdExpiresAt(now).getTime()))
}
