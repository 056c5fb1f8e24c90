import { wallMinutes } from '#domain/core/time/wall-time.ts'
import type { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'

const awayFrom = (start: string) => (slot: PickupSlot) =>
  Math.abs(wallMinutes(slot.date) - wallMinutes(start))

/** The slot that stands chosen before anybody chose: free ones before paid ones, then the nearest to the start. */
export function usualSlot(slots: readonly PickupSlot[], start: string): PickupSlot | undefined {
  const away = awayFrom(start)
  return slots
    .filter((slot) => slot.available)
    .toSorted((a, b) => Number(a.price > 0) - Number(b.price > 0) || away(a) - away(b))[0]
}

const most = 4

/** The few that are shown first: the chosen one, then those that are free and nearest, in the order of the day. */
export function nearestSlots(
  slots: readonly PickupSlot[],
  start: string,
  chosen: string | undefined,
): PickupSlot[] {
  const away = awayFrom(start)
  const later = (slot: PickupSlot) => Number(slot.appointmentId !== chosen)
  const few = slots
    .filter((slot) => slot.available)
    .toSorted((a, b) => later(a) - later(b) || away(a) - away(b))
    .slice(0, most)
  return slots.filter((slot) => few.includes(slot))
}
