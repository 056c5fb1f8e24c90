/**
 * Whether a car that comes back then comes back early: only before the agreed end, at that minute
 * and after it nothing is an early return (docs/product/money.md#refunds). Two instants, or two
 * times of one wall clock.
 */
export function isEarlyReturn<Time extends Date | string>(returned: Time, end: Time): boolean {
  return returned < end
}

const dayMs = 24 * 3_600_000

/**
 * From when a return appointment counts as notice: from when it was made, for a return on its day.
 * For an earlier one it says nothing until 24 hours before that day begins, when notice of that day
 * could be given anyhow (docs/product/money.md#refunds).
 */
export function noticeOf(made: Date, dayBegins: Date): Date {
  return new Date(Math.max(made.getTime(), dayBegins.getTime() - dayMs))
}

/** The notice of who brings the car back now, or gives notice of it now: what counts already, else this. */
export function noticeNow<Time extends Date | string>(
  counts: Time | null | undefined,
  now: Time,
): Time {
  return counts !== null && counts !== undefined && counts < now ? counts : now
}
