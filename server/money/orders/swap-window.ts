import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { pickupSlots } from '#domain/fleet/fleet/pickup-slots.ts'
import { slotMinutes } from '#domain/core/time/time-slots.ts'
import {
  addDays,
  addDaysToDay,
  dayOf,
  type WallTime,
  wallFromMinutes,
  wallMinutes,
} from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { type AreaRow, openingHours } from '../../fleet/site/areas-store.ts'
import type { OrderRow } from './orders-store.ts'

/** From when to when the cars of an order may be changed, on its area's wall clock. */
export type SwapWindow = { earliest: WallTime; latest: WallTime }

/**
 * A rental that has not begun changes at its start; else from the next half hour in opening hours
 * until a day before the end. No change is possible once `earliest` is after `latest`.
 */
export function swapWindow(order: OrderRow, area: AreaRow, now: Date): SwapWindow {
  const latest = addDays(toWall(order.ends_at, area.zone), -1)
  const wallNow = toWall(now, area.zone)
  const next = wallFromMinutes(Math.ceil(wallMinutes(wallNow) / slotMinutes) * slotMinutes)
  const begin = toWall(order.starts_at, area.zone)
  if (order.rental_status === RentalStatus.notPickedUp)
    return { earliest: begin > next ? begin : next, latest }
  const hours = openingHours(area)
  const days = [dayOf(next), addDaysToDay(dayOf(next), 1)]
  const slots = days.flatMap((day) => pickupSlots({ day, ...hours }))
  return { earliest: slots.find(({ slot }) => slot >= next)?.slot ?? next, latest }
}
