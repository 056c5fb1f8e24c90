/** What is done about something overdue, in this order (docs/product/inspections-and-maintenance.md#engine-damage-fee). */
export type OverdueStep = 'firstWarning' | 'secondWarning' | 'proposeFee'

const dayMs = 86_400_000
/** Days after the due time, at the earliest. */
const afterDays = { firstWarning: 1, secondWarning: 3, proposeFee: 7 }

/**
 * The next step about something that was due at `due`, and from when on. Each step also leaves a
 * day after the one before, so that a late warning does not lead to an immediate charge.
 * @param warned when the warnings were sent, the oldest first
 */
export function nextOverdueStep(
  due: Date,
  warned: readonly Date[],
): { step: OverdueStep; from: Date } {
  const step = (['firstWarning', 'secondWarning'] as const)[warned.length] ?? 'proposeFee'
  const earliest = due.getTime() + afterDays[step] * dayMs
  const before = warned.at(-1)
  return { step, from: new Date(Math.max(earliest, before ? before.getTime() + dayMs : 0)) }
}
