import { addDaysToDay, type Day } from '../../core/time/wall-time.ts'
import type { MaintenanceKind } from '../fleet/standard-plan.ts'

/** How far back a service still says something of a car. */
const shownDays = 550
/** Months in the one line of a car. */
const mostMonths = 3

export type ServiceMonth = {
  /** YYYY-MM, of the car's area. */
  month: string
  kinds: MaintenanceKind[]
}

/**
 * When each thing was last done, by month, the newest first: "oil in October 2026, brakes and tires in August 2026"
 * (docs/product/inspections-and-maintenance.md#photos-of-the-car).
 */
export function serviceMonths(
  lastDone: readonly { kind: MaintenanceKind; on: Day }[],
  today: Day,
): ServiceMonth[] {
  const since = addDaysToDay(today, -shownDays)
  const months = new Map<string, MaintenanceKind[]>()
  const known = lastDone.filter(({ on }) => on >= since && on <= today)
  for (const { kind, on } of known.toSorted((a, b) => b.on.localeCompare(a.on))) {
    const month = on.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), kind])
  }
  return [...months].slice(0, mostMonths).map(([month, kinds]) => ({ month, kinds }))
}
