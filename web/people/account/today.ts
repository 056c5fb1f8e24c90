import { dayOf, type Day } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { referenceZone } from '#domain/core/time/earliest-start.ts'

/** Today on the reference clock (docs/product/app.md#dates): the day no birth date lies after. */
export function today(): Day {
  return dayOf(toWall(new Date(), referenceZone))
}
