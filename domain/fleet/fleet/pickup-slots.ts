import { slotMinutes, timeSlots } from '#domain/core/time/time-slots.ts'
import { hoursOn, type OpeningHours } from '#domain/core/time/opening-hours.ts'
import {
  addMinutes,
  dayOf,
  parseWallTime,
  timeOf,
  wallMinutes,
  type Day,
  type WallTime,
} from '#domain/core/time/wall-time.ts'

/** What two people meet for (docs/product/search.md#slots). */
export type AppointmentKind = 'pickup' | 'return' | 'maintenance' | 'swap'

/** A slot on the area's wall clock and its price in cents. */
export type PickupSlot = { slot: WallTime; price: number }

/** From this time of the area's clock on an appointment costs `eveningPrice` cents. */
export const eveningFrom = '18:00'
export const eveningPrice = 1_500
/** From so long before an appointment on its people can come (docs/product/rental.md#keys). */
export const nearMinutes = 2 * 60

/** Cents for an appointment at this wall time: $15 from 18:00, else nothing (docs/product/search.md#slots). */
export function slotPrice(slot: WallTime): number {
  return timeOf(slot) >= eveningFrom ? eveningPrice : 0
}

/**
 * The slots of a day, every 30 minutes of the hours it has; the last one still ends by their end
 * (docs/product/search.md#slots).
 */
export function pickupSlots({ day, ...area }: OpeningHours & { day: Day }): PickupSlot[] {
  const hours = hoursOn(area, day)
  if (!hours) return []
  const { opens, closes } = hours
  const last = addMinutes(`${day}T${closes}`, -slotMinutes)
  if (dayOf(last) !== day) return []
  return timeSlots({ day, from: opens, to: timeOf(last) }).map(({ time }) => {
    const slot = `${day}T${time}`
    return { slot, price: slotPrice(slot) }
  })
}

/** Whether a slot has passed: the moment it is at can still be taken, not a second after it. */
export function isSlotOver(startsAt: Date, now: Date): boolean {
  return startsAt < now
}

/** Whether a slot lies within 2 hours of the start, before or after (docs/product/search.md#slots). */
export function isNearStart(slot: WallTime, start: WallTime): boolean {
  return Math.abs(wallMinutes(slot) - wallMinutes(start)) <= nearMinutes
}

/** The id of a slot as it travels in `appt`: opaque to the client (docs/product/search.md#slots). */
export function appointmentId(kind: AppointmentKind, areaId: string, wall: WallTime): string {
  return `${kind}-${wall.replaceAll(/[-:]/g, '')}-${areaId}`
}

/** The slot behind an `appointmentId`; undefined when it is none. */
export function parseAppointmentId(
  id: string,
): { kind: AppointmentKind; areaId: string; wall: WallTime } | undefined {
  const match = /^(pickup|return|maintenance|swap)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)-(.+)$/.exec(id)
  if (!match) return undefined
  const [, kind, year, month, day, hour, minute, areaId = ''] = match
  const wall = parseWallTime(`${year}-${month}-${day}T${hour}:${minute}`)
  return wall === undefined ? undefined : { kind: kind as AppointmentKind, areaId, wall }
}
