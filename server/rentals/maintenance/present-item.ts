import { daysBetween } from '#domain/core/time/wall-time.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import { stateOf } from './item-state.ts'
import type { MaintenanceRow } from './maintenance-rows.ts'
import { kindTexts } from './maintenance-texts.ts'

/** An item as the wire shows it, at an instant. */
export function presentItem(row: MaintenanceRow, lang: Lang, now: Date): MaintenanceItem {
  const { state, today } = stateOf(row, now)
  const { title, description } = kindTexts[row.kind]
  return {
    id: row.id,
    carId: row.car_id,
    kind: row.kind,
    title: title[lang],
    description: description[lang],
    intervalMiles: row.interval_miles ?? undefined,
    intervalDays: row.interval_days ?? undefined,
    lastDone: { date: row.last_done_on, odometer: row.last_done_odometer },
    due: { date: row.due_on ?? undefined, odometer: row.due_odometer ?? undefined },
    daysLeft: row.due_on === null ? undefined : daysBetween(today, row.due_on),
    milesLeft: row.due_odometer === null ? undefined : row.due_odometer - row.odometer,
    state,
  }
}

const urgency: Record<MaintenanceItem['state'], number> = {
  overdue: 0,
  due: 1,
  booked: 2,
  soon: 3,
  ok: 4,
}

/** The most urgent first; of two alike, the one whose day comes first. */
export function byUrgency<Item extends Pick<MaintenanceItem, 'state' | 'due'>>(
  items: readonly Item[],
): Item[] {
  return items.toSorted(
    (a, b) =>
      urgency[a.state] - urgency[b.state] || (a.due.date ?? '9').localeCompare(b.due.date ?? '9'),
  )
}
