import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'

const millisecondsADay = 86_400_000

/**
 * Until when a booking of this start is cancelled for nothing: 24 hours before it, as an instant and on the area's
 * clock, which a change of the clock in between moves (docs/product/money.md#refunds). `cancellationRefund` keeps to it.
 * @throws RangeError for a zone or a wall time that is none
 */
export function freeToCancelUntil(start: WallTime, zone: string): { wall: WallTime; at: Date } {
  const at = new Date(toInstant(start, zone).getTime() - millisecondsADay)
  return { wall: toWall(at, zone), at }
}
