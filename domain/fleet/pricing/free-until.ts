const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * The last minute at which cancelling a booking costs nothing: before 24 hours before its start, or an hour
 * after it was booked when that is later; by the rule of `cancellationRefund`
 * (docs/product/money.md#refunds). Instants.
 */
export function freeUntil({ startsAt, bookedAt }: { startsAt: Date; bookedAt: Date }): Date {
  const dayBefore = startsAt.getTime() - 24 * hourMs - minuteMs
  return new Date(Math.max(dayBefore, bookedAt.getTime() + hourMs))
}
