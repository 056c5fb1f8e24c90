import { addDays, addMinutes, type WallTime } from '#domain/core/time/wall-time.ts'
import type { AppointmentKind } from './pickup-slots.ts'

const nearMinutes = 120
/** Maintenance is done within 2 to 3 days (docs/product/inspections-and-maintenance.md#maintenance-items). */
const maintenanceDays = 3
/** Who is late may still make an appointment to bring the car. */
const lateReturnDays = 3

/**
 * From when to when an appointment of a kind may be, both ends included, on the area's wall clock
 * (docs/product/search.md#slots): pickups and swaps within 2 hours of the start, a return from now to the end (and
 * three days more, for who is late), an `early` one before it, maintenance within 3 days.
 */
export function appointmentWindow(
  kind: AppointmentKind,
  { start, end, now, early }: { start: WallTime; end: WallTime; now: WallTime; early?: boolean },
): { from: WallTime; to: WallTime } {
  switch (kind) {
    case 'pickup':
    case 'swap':
      return { from: addMinutes(start, -nearMinutes), to: addMinutes(start, nearMinutes) }
    case 'return':
      if (early) return { from: now, to: addMinutes(end, -1) }
      return { from: now, to: addDays(end > now ? end : now, lateReturnDays) }
    case 'maintenance':
      return { from: now, to: addDays(now, maintenanceDays) }
  }
}
