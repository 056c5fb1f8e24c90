import type { Promised } from '../../people/company/promise.ts'
import { paperGap } from '../../people/drivers/papers.ts'
import type { KeysFacts } from './missing-for-keys.ts'

const hourMs = 3_600_000

/** A change of car is answered within so many hours, whoever the company is. */
const swapHours = 24

/**
 * Since when a booking lacks nothing that its renter hands in: since it was booked, or the last paper was sent. Undefined
 * while a paper is missing, was not accepted or ends too soon, and while the rest of a deposit is owed
 * (docs/product/booking-and-payment.md#confirmation).
 */
export function completeSince(
  booked: Date,
  {
    drivers,
    end,
    isOverridden,
    openDeposit,
  }: Pick<KeysFacts, 'drivers' | 'end' | 'isOverridden' | 'openDeposit'>,
): Date | undefined {
  if (openDeposit > 0) return undefined
  if (isOverridden) return booked
  const papers = drivers.flatMap(({ license, insurance }) => [license, insurance])
  const gaps = papers.map((paper) => paperGap(paper, end))
  if (papers.length === 0 || gaps.some((gap) => gap && gap !== 'submitted')) return undefined
  const sent = papers.flatMap((paper) => paper.sent ?? [])
  return new Date(Math.max(booked.getTime(), ...sent.map((at) => at.getTime())))
}

/**
 * Until when an answer to a paid order is promised that was complete then; undefined of a kind that waits for none,
 * and once that time has passed (docs/product/booking-and-payment.md#confirmation).
 */
export function answerBy(
  kind: string,
  complete: Date | null,
  now: Date,
  promise: Pick<Promised, 'hours'>,
): Date | undefined {
  const hours = kind === 'start' ? promise.hours : kind === 'swap' ? swapHours : undefined
  if (hours === undefined || complete === null) return undefined
  const by = new Date(complete.getTime() + hours * hourMs)
  return now < by ? by : undefined
}
