import { type Day, daysBetween } from '#domain/core/time/wall-time.ts'
import { graceDays, type MaintenanceState } from './state.ts'

/** What a renter is told about an item, each once in a rental: two warnings before any fee (docs/product/rental.md#reminders). */
export const reminderStages = ['soon', 'due', 'firstWarning', 'secondWarning'] as const
export type ReminderStage = (typeof reminderStages)[number]

/** The stages that were told, with the day of each. */
export type Told = Partial<Record<ReminderStage, Day>>

export const secondWarningDays = 2
/** A fee may be proposed when it is overdue for more than a week (docs/product/rental.md#reminders). */
export const feeAfterDays = 7

/**
 * What to tell now, if anything. Somebody who took over a car that was overdue is told that it is
 * due first, and has the same days as everybody else.
 */
export function nextReminder(
  state: MaintenanceState,
  told: Told,
  today: Day,
): ReminderStage | undefined {
  if (state === 'ok' || state === 'booked') return undefined
  if (state === 'soon') return Object.keys(told).length === 0 ? 'soon' : undefined
  if (told.due === undefined) return 'due'
  if (state !== 'overdue') return undefined
  if (told.firstWarning === undefined)
    return daysBetween(told.due, today) > graceDays ? 'firstWarning' : undefined
  if (told.secondWarning !== undefined) return undefined
  return daysBetween(told.firstWarning, today) >= secondWarningDays ? 'secondWarning' : undefined
}

/**
 * Whether the engine-damage fee may be proposed to staff: two warnings were given, and more than a
 * week has passed since it was due and since this renter was told so (docs/product/rental.md#reminders, docs/product/inspections-and-maintenance.md#engine-damage-fee).
 */
export function mayProposeFee(
  state: MaintenanceState,
  { told, dueOn, today }: { told: Told; dueOn: Day; today: Day },
): boolean {
  if (state !== 'overdue' || told.due === undefined || told.secondWarning === undefined)
    return false
  const from = told.due > dueOn ? told.due : dueOn
  return daysBetween(from, today) > feeAfterDays
}
