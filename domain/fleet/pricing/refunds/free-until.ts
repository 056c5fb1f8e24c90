import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'

const hourMs = 3_600_000

/**
 * Until when cancelling a booking costs nothing: 24 hours before its start, or an hour after it was booked when
 * that is later; by the rule of `cancellationRefund` (docs/product/money.md#refunds). Instants.
 */
export function freeUntil({ startsAt, bookedAt }: { startsAt: Date; bookedAt?: Date }): Date {
  const dayBefore = startsAt.getTime() - 24 * hourMs
  return new Date(bookedAt ? Math.max(dayBefore, bookedAt.getTime() + hourMs) : dayBefore)
}

/**
 * The same of a booking that is still to be made, also on the area's clock, which a change of the clock in
 * between moves.
 * @throws RangeError for a zone or a wall time that is none
 */
export function freeToCancelUntil(start: WallTime, zone: string): { wall: WallTime; at: Date } {
  const at = freeUntil({ startsAt: toInstant(start, zone) })
  return { wall: toWall(at, zone), at }
}
