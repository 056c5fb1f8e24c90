import { referenceZone } from '#domain/core/time/earliest-start.ts'
import { type Day, dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'

/** The calendar day where no area is concerned, by the reference time zone (docs/product/app.md#dates). */
export const today = (now: Date): Day => dayOf(toWall(now, referenceZone))
