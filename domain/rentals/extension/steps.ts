import { slotMinutes } from '../../core/time/time-slots.ts'
import { addDays, type WallTime, wallFromMinutes, wallMinutes } from '../../core/time/wall-time.ts'

/** How much longer most people keep a car, in days: a few, a week, a month as it is priced. */
const usualSteps = [3, 7, 30] as const

/**
 * The half hour from which new ends are counted: that of the agreed end, or the next one when the
 * extension begins now (docs/product/rental.md#extension). The area's wall clock.
 */
export const extensionSlot = (start: WallTime): WallTime =>
  wallFromMinutes(Math.ceil(wallMinutes(start) / slotMinutes) * slotMinutes)

/** One of the usual lengths of an extension. */
export type ExtensionStep = { days: number; end: WallTime }

/**
 * The usual new ends of a rental that goes on at `start`: 3 days, a week and a month later, at the
 * same hour, to the half hour. None after `latestEnd`, from when somebody else has the car
 * (docs/product/rental.md#extension). Days; both moments on the area's wall clock.
 */
export function extensionSteps(start: WallTime, latestEnd: WallTime | undefined): ExtensionStep[] {
  return usualSteps
    .map((days) => ({ days, end: addDays(extensionSlot(start), days) }))
    .filter(({ end }) => latestEnd === undefined || end <= latestEnd)
}
