const dayMs = 86_400_000

/** Days that a mailed quote says what it said (docs/product/staff.md#booking-for-a-caller). */
export const quoteDays = 7

/** Until when a quote that is mailed now is good: a week, and never past the start. */
export const quoteValidUntil = (now: Date, startsAt: Date): Date =>
  new Date(Math.min(now.getTime() + quoteDays * dayMs, startsAt.getTime()))
