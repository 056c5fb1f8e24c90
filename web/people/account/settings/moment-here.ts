import { formatDay, formatWallTime } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { deviceZone } from '#web/core/session/device-zone.ts'

const wallHere = (instant: string) => toWall(new Date(instant), deviceZone() ?? 'UTC')

/** An instant on the clock of this device, as moments are shown (docs/product/app.md#dates). */
export const momentHere = (instant: string) => formatWallTime(wallHere(instant))

/** Its day. */
export const dayHere = (instant: string) => formatDay(dayOf(wallHere(instant)))
