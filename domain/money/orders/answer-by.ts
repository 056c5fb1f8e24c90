const hourMs = 3_600_000

/** How long what is paid waits for an answer at most: a booking 8 hours, a change of car 24. */
const promisedHours: Partial<Record<string, number>> = { start: 8, swap: 24 }

/**
 * Until when an answer to a paid order is promised that was booked then; undefined of a kind that waits for none,
 * and once that time has passed (docs/product/booking-and-payment.md#confirmation).
 */
export function answerBy(kind: string, booked: Date | null, now: Date): Date | undefined {
  const hours = promisedHours[kind]
  if (hours === undefined || booked === null) return undefined
  const by = new Date(booked.getTime() + hours * hourMs)
  return now < by ? by : undefined
}
