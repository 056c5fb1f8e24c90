import type { WallTime } from '../../core/time/wall-time.ts'
import type { MissingForKeys } from './missing-for-keys.ts'
import { type DriverPapers, paperGap } from '../../people/drivers/papers.ts'

const dayMs = 24 * 3_600_000

/**
 * When a booking ends automatically because nobody came for the car: 24 hours after the start (docs/product/rental.md#cancellation-and-no-show).
 * Nobody can come before the booking is confirmed, nor before a change of car is agreed, which may
 * take 24 hours from when it was asked for; nor for the first car while its change is open.
 */
export function noShowAt(order: {
  isSwap: boolean
  start: Date
  booked: Date | null
  confirmed: Date | null
  /** When the last change of its car came to nothing. */
  changeEnded: Date | null
}): Date {
  const agreed = order.isSwap && order.booked ? order.booked.getTime() + dayMs : 0
  const confirmed = order.confirmed?.getTime() ?? 0
  const changeEnded = order.changeEnded?.getTime() ?? 0
  return new Date(Math.max(order.start.getTime(), confirmed, agreed, changeEnded) + dayMs)
}

/** Hours that staff have for what a renter sends; we promise to confirm within 6 to 8. */
const staffMs = 8 * 3_600_000

/** Why the company, and not the renter, is why nobody has the keys. */
export type HeldUp = 'confirmation' | 'papers' | 'car'

export type NoShowFacts = {
  isPaid: boolean
  isConfirmationOpen: boolean
  /** Since when staff have waited for the renter to do what they asked for. */
  askedSince: Date | undefined
  isCarBack: boolean
  drivers: readonly DriverPapers[]
  missing: readonly MissingForKeys[]
  end: WallTime
  now: Date
}

/**
 * What the company owed a paid booking when its time was over: then nobody failed to come, and
 * nothing is kept (docs/product/rental.md#cancellation-and-no-show). Papers count when they have
 * waited for staff for 8 hours and nothing else is missing, so that sending one anew is no way out.
 * Neither papers nor the confirmation count while the renter has left undone for 24 hours what staff asked for.
 */
export function heldUpByCompany(facts: NoShowFacts): HeldUp | undefined {
  if (!facts.isPaid) return undefined
  const { isConfirmationOpen, askedSince, now } = facts
  const waitsForRenter = askedSince !== undefined && now.getTime() - askedSince.getTime() >= dayMs
  if (isConfirmationOpen && !waitsForRenter) return 'confirmation'
  if (!facts.isCarBack) return 'car'
  if (waitsForRenter) return undefined
  return facts.missing.length > 0 && waitsForStaff(facts) ? 'papers' : undefined
}

function waitsForStaff({ drivers, missing, end, now }: NoShowFacts): boolean {
  if (missing.some(({ why }) => why !== 'submitted')) return false
  const waiting = drivers
    .flatMap(({ license, insurance }) => [license, insurance])
    .filter((paper) => paperGap(paper, end) === 'submitted')
  return waiting.every(({ sent }) => !sent || now.getTime() - sent.getTime() >= staffMs)
}
