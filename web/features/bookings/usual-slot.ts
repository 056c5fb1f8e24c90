import { wallMinutes } from '#domain/time/wall-time.ts'
import type { PickupSlot } from '#protocol/bookings/pickup-slot.ts'

/** The slot that stands chosen before anybody chose: free ones before paid ones, then the nearest to the start. */
export function usualSlot(slots: readonly PickupSlot[], start: string): PickupSlot | undefined {
  const away = (slot: PickupSlot) => Math.abs(wallMinutes(slot.date) - wallMinutes(start))
  return slots
    .filter((slot) => slot.available)
    .toSorted((a, b) => Number(a.price > 0) - Number(b.price > 0) || away(a) - away(b))[0]
}
