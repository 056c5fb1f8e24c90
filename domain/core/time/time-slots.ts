import { addMinutes, type Day, timeOf, type WallTime } from './wall-time.ts'

/** Minutes from one slot to the next (docs/product/app.md#dates). */
export const slotMinutes = 30

/** A time of day to choose, 'HH:mm'. */
export type TimeSlot = { time: string; disabled: boolean }

/**
 * The times of `day` in steps of 30 minutes from `from` to `to`, both included; those before `min`
 * or after `max` are disabled (docs/product/app.md#dates).
 */
export function timeSlots(options: {
  day: Day
  min?: WallTime
  max?: WallTime
  from?: string
  to?: string
}): TimeSlot[] {
  const { day, min, max, from = '00:00', to = '23:30' } = options
  const last: WallTime = `${day}T${to}`
  const slots: TimeSlot[] = []
  for (let slot = `${day}T${from}`; slot <= last; slot = addMinutes(slot, slotMinutes)) {
    const tooEarly = min !== undefined && slot < min
    const tooLate = max !== undefined && slot > max
    slots.push({ time: timeOf(slot), disabled: tooEarly || tooLate })
  }
  return slots
}
