import { occupiedUntil } from '../../fleet/fleet/turn-around.ts'

/** Half open, without the hours after it. */
export type Period = { startsAt: Date; endsAt: Date }

/** What a car is needed for beyond what a booking has of it; with the hours after the end. */
export type Stretch = { from: Date; until: Date }

/**
 * What must be kept free of a car until other dates are agreed (docs/product/rental.md#other-dates): nothing when the
 * booking has it already, `both` when the new dates go beyond it on both sides.
 */
export function stretchToHold(was: Period, next: Period): Stretch | 'none' | 'both' {
  const [had, needed] = [occupiedUntil(was.endsAt), occupiedUntil(next.endsAt)]
  const whole = { from: next.startsAt, until: needed }
  if (next.startsAt >= had || needed <= was.startsAt) return whole
  const isBefore = next.startsAt < was.startsAt
  const isAfter = needed > had
  if (isBefore && isAfter) return 'both'
  if (isBefore) return { from: next.startsAt, until: was.startsAt }
  return isAfter ? { from: had, until: needed } : 'none'
}
