import type { Promised } from '../../people/company/promise.ts'

const hourMs = 3_600_000

/** A change of car is answered within so many hours, whoever the company is. */
const swapHours = 24

/**
 * Until when an answer to a paid order is promised that was booked then; undefined of a kind that waits for none,
 * and once that time has passed (docs/product/booking-and-payment.md#confirmation).
 */
export function answerBy(
  kind: string,
  booked: Date | null,
  now: Date,
  promise: Pick<Promised, 'hours'>,
): Date | undefined {
  const hours = kind === 'start' ? promise.hours : kind === 'swap' ? swapHours : undefined
  if (hours === undefined || booked === null) return undefined
  const by = new Date(booked.getTime() + hours * hourMs)
  return now < by ? by : undefined
}
